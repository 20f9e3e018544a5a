// The colours of the page, for what is not drawn by CSS; read again when light turns to dark.

export interface Light {
  dark: boolean;
  /** A colour of the palette by its name: "wood" for --wood. */
  colour: (name: string) => string;
}

export function lightNow(): Light {
  const style = getComputedStyle(document.documentElement);
  return {
    dark: document.documentElement.dataset["theme"] === "dark",
    colour: (name) => style.getPropertyValue(`--${name}`).trim() || "#888",
  };
}

/** Tells when the page changes between light and dark; returns what ends that. */
export function watchLight(changed: (light: Light) => void): () => void {
  const watcher = new MutationObserver(() => changed(lightNow()));
  watcher.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  return () => watcher.disconnect();
}
