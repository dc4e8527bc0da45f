import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Store of the bytes of attachments: files in a folder of their own, or memory where there is no folder. */
export type AttachmentStore = {
  put: (messageId: string, index: number, bytes: Uint8Array) => Promise<void>;
  get: (messageId: string, index: number) => Promise<Uint8Array | null>;
  drop: (messageId: string, count: number) => Promise<void>;
};

export function attachmentStore(folder: string | undefined): AttachmentStore {
  const name = (messageId: string, index: number) => `${messageId}-${index}`;
  if (folder === undefined) {
    const kept = new Map<string, Uint8Array>();
    return {
      put: async (id, index, bytes) => void kept.set(name(id, index), bytes),
      get: async (id, index) => kept.get(name(id, index)) ?? null,
      drop: async (id, count) => {
        for (let index = 0; index < count; index += 1) kept.delete(name(id, index));
      },
    };
  }
  return {
    put: async (id, index, bytes) => {
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, name(id, index)), bytes, { mode: 0o600 });
    },
    get: (id, index) => readFile(join(folder, name(id, index))).catch(() => null),
    drop: async (id, count) => {
      for (let index = 0; index < count; index += 1) await rm(join(folder, name(id, index)), { force: true });
    },
  };
}
