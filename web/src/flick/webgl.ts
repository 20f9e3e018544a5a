// Whether this browser can draw in three dimensions, and whether a graphics card does it.

interface Drawing {
  works: boolean;
  /** The processor draws: a large picture takes long. */
  slow: boolean;
}

let known: Drawing | null = null;

const PROCESSOR = /swiftshader|llvmpipe|softpipe|software|basic render/i;
/** What browsers say that tell the name of what draws only to who asks for it. */
const NAMELESS = "WebKit WebGL";

function drawing(): Drawing {
  if (known) return known;
  try {
    const context = document.createElement("canvas").getContext("webgl2");
    known = { works: context !== null, slow: context !== null && PROCESSOR.test(nameOf(context)) };
    context?.getExtension("WEBGL_lose_context")?.loseContext();
  } catch {
    known = { works: false, slow: false };
  }
  return known;
}

function nameOf(context: WebGL2RenderingContext): string {
  const name = String(context.getParameter(context.RENDERER));
  const more = name === NAMELESS ? context.getExtension("WEBGL_debug_renderer_info") : null;
  return more ? String(context.getParameter(more.UNMASKED_RENDERER_WEBGL)) : name;
}

export const hasWebGL = (): boolean => drawing().works;

export const isSlowWebGL = (): boolean => drawing().slow;
