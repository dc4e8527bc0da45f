/** Files in memory, by their content key; when space is short the least recently used go first. */
export type KeptFiles = {
  get(key: string): Uint8Array | undefined;
  keep(key: string, file: Uint8Array): void;
};

/** Keeps files in memory, up to a total size in bytes, each for a limited time. */
export const createFileCache = (limits: { keptBytes: number; keptMs: number }): KeptFiles => {
  // Insertion order of the map is the order of use: the first key is evicted first.
  const files = new Map<string, { file: Uint8Array; until: number }>();
  let bytes = 0;
  const drop = (key: string): void => {
    bytes -= files.get(key)?.file.byteLength ?? 0;
    files.delete(key);
  };
  return {
    get: (key) => {
      const found = files.get(key);
      if (!found) return undefined;
      files.delete(key);
      if (found.until > Date.now()) {
        files.set(key, found);
        return found.file;
      }
      bytes -= found.file.byteLength;
      return undefined;
    },
    keep: (key, file) => {
      drop(key);
      files.set(key, { file, until: Date.now() + limits.keptMs });
      bytes += file.byteLength;
      for (const oldest of files.keys()) {
        if (bytes <= limits.keptBytes) return;
        drop(oldest);
      }
    },
  };
};
