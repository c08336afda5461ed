// What the browser keeps. Storage may be full or refused: then the page goes on and only forgets.

const PREFIX = 'siliam:';
const memory = new Map<string, string>();
let refused = false;

/** Whether something could not be kept. */
export const storageRefused = (): boolean => refused;

export function read(key: string): string | null {
  try {
    return localStorage.getItem(PREFIX + key) ?? memory.get(key) ?? null;
  } catch {
    refused = true;
    return memory.get(key) ?? null;
  }
}

/** Keeps a text, in memory only where the browser refuses; `false` then. */
export function write(key: string, text: string): boolean {
  try {
    localStorage.setItem(PREFIX + key, text);
    memory.delete(key);
    return true;
  } catch {
    refused = true;
    memory.set(key, text);
    return false;
  }
}

export function remove(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(PREFIX + key);
  } catch {
    refused = true;
  }
}

export function keys(prefix: string): string[] {
  const found = new Set([...memory.keys()]);
  try {
    for (let index = 0; index < localStorage.length; index++) {
      const key = localStorage.key(index);
      if (key?.startsWith(PREFIX)) found.add(key.slice(PREFIX.length));
    }
  } catch {
    refused = true;
  }
  return [...found].filter((key) => key.startsWith(prefix));
}

/** Tells when another tab changed a key; returns how to stop listening. */
export function onChange(key: string, told: (text: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === PREFIX + key) told(event.newValue);
  };
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}
