import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync } from 'node:fs';
import { link, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdCompress } from 'node:zlib';
import { Encrypter } from 'age-encryption';
import { createTarPacker } from 'modern-tar';
import { Refusal } from '../start/refusal.ts';
import { asNode, asWeb } from './web-streams.ts';

/** Adds a file to an archive under way. */
export type AddFile = (name: string, content: Uint8Array) => Promise<void>;
/** `workFactor`: cost of one guess at the passphrase, as the logarithm of scrypt's N; without it, age's own. */
export type Sealed = { passphrase: string; workFactor?: number | undefined };

const refuseExisting = (file: string): never => {
  throw new Refusal(`${file} is there already: choose another name, nothing is written over a backup.`);
};

/**
 * Writes an archive to a new file, as a stream: tar, compressed by zstd, sealed by age. `fill` adds the files. The file
 * gets its name once it is whole and flushed; before that, and after a failure, no file has it.
 */
export const writeArchive = async (
  file: string,
  { passphrase, workFactor }: Sealed,
  fill: (add: AddFile) => Promise<void>,
): Promise<void> => {
  if (existsSync(file)) refuseExisting(file);
  const { readable, controller } = createTarPacker();
  const packed = createZstdCompress();
  const encrypter = new Encrypter();
  encrypter.setPassphrase(passphrase);
  if (workFactor) encrypter.setScryptWorkFactor(workFactor);
  const sealed = await encrypter.encrypt(asWeb(packed));
  const draft = `${file}.${randomUUID()}`;
  const add: AddFile = async (name, content) => {
    const writer = controller.add({ name, size: content.length, mode: 0o600 }).getWriter();
    if (content.length > 0) await writer.write(content);
    await writer.close();
  };
  const work = [
    fill(add).then(() => controller.finalize()),
    pipeline(asNode(readable), packed),
    pipeline(asNode(sealed), createWriteStream(draft, { flags: 'wx', mode: 0o600, flush: true })),
  ];
  try {
    await Promise.all(work);
    // A link fails where somebody else wrote the file meanwhile; a rename would replace that file.
    await link(draft, file).catch((thrown: NodeJS.ErrnoException) => {
      if (thrown.code === 'EEXIST') refuseExisting(file);
      throw thrown;
    });
  } catch (thrown) {
    controller.error(thrown);
    await Promise.allSettled(work);
    throw thrown;
  } finally {
    await rm(draft, { force: true });
  }
};
