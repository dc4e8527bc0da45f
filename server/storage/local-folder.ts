import { mkdir, open, opendir, readFile, rename } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import type { ObjectStore } from './object-store.ts';

/** Keys are made by the portal, never by an uploader; anything else is a bug. */
const goodKey = /^[a-z-]+\/[0-9a-f-]{36}$/;

async function* listKeys(folder: string): AsyncGenerator<string> {
  const entries = await opendir(folder, { recursive: true }).catch((thrown: NodeJS.ErrnoException) => {
    if (thrown.code === 'ENOENT') return [];
    throw thrown;
  });
  for await (const { name, parentPath } of entries) {
    const key = relative(folder, join(parentPath, name)).replaceAll(sep, '/');
    // Other entries are folders, and files that are being written.
    if (goodKey.test(key)) yield key;
  }
}

/** Keeps files in a folder, each whole or not at all: written beside, flushed, then moved into place. */
export const localFolder = (folder: string): ObjectStore => {
  const fileOf = (key: string): string => {
    if (!goodKey.test(key)) throw new Error(`no object has the key ${key}`);
    return join(folder, key);
  };
  return {
    put: async (key, content) => {
      const file = fileOf(key);
      await mkdir(dirname(file), { recursive: true });
      const handle = await open(`${file}.new`, 'w', 0o600);
      await handle.writeFile(content);
      await handle.sync();
      await handle.close();
      await rename(`${file}.new`, file);
    },
    get: async (key) => {
      const read: Uint8Array | undefined = await readFile(fileOf(key)).catch(
        (thrown: NodeJS.ErrnoException) => {
          if (thrown.code === 'ENOENT') return undefined;
          throw thrown;
        },
      );
      return read;
    },
    list: () => listKeys(folder),
  };
};
