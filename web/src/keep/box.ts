// localStorage, which may be full, forbidden or written by someone else.

const PREFIX = "chabudai.";

export function read<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function write(key: string, content: unknown): void {
  try {
    localStorage.setItem(PREFIX + key, JSON.stringify(content));
  } catch {
    // A private window: it lasts as long as the page.
  }
}
