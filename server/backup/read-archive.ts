import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { createTarDecoder } from 'modern-tar';
import { Refusal } from '../start/refusal.ts';
import { asNode, asWeb } from './web-streams.ts';

/** A file of an archive. Its body is read to the end before the next one is asked for. */
export type ArchivedFile = { name: string; body: AsyncIterable<Uint8Array> };

const ageHead = 'age-encryption.org/v1\n';

const refuseStranger = async (file: string): Promise<void> => {
  const handle = await open(file).catch((thrown: NodeJS.ErrnoException) => {
    throw new Refusal(`${file} cannot be read (${thrown.code ?? thrown.message}).`);
  });
  const { buffer, bytesRead } = await handle
    .read(Buffer.alloc(ageHead.length), 0, ageHead.length, 0)
    .finally(() => handle.close());
  if (buffer.toString('latin1', 0, bytesRead) !== ageHead)
    throw new Refusal(`${file} is no backup of Poth: it does not begin as one.`);
};

const openSealed = async (file: string, passphrase: string): Promise<ReadableStream<Uint8Array>> => {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  return decrypter.decrypt(asWeb(createReadStream(file))).catch((thrown: Error) => {
    if (!thrown.message.startsWith('no identity matched')) throw thrown;
    throw new Refusal(`The passphrase does not open ${file}.`);
  });
};

/**
 * Reads an archive of writeArchive, file by file, as a stream. Throws a Refusal where the passphrase is another or the file
 * is none of ours, an Error where it is damaged or was cut off: perhaps only at its end, so nothing of it may be
 * relied on before.
 */
export async function* readArchive(file: string, passphrase: string): AsyncGenerator<ArchivedFile> {
  await refuseStranger(file);
  const opened = await openSealed(file, passphrase);
  const unpacked = createZstdDecompress();
  const reading = pipeline(asNode(opened), unpacked);
  // Told below, and by `unpacked` to who reads from it.
  reading.catch(() => undefined);
  const decoder = createTarDecoder({ strict: true });
  for await (const { header, body } of asWeb(unpacked).pipeThrough(decoder))
    yield { name: header.name, body };
  // The end of the tar is not yet the end of what is sealed.
  await reading;
}
