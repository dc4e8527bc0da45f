import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { Decrypter } from 'age-encryption';
import { createTarDecoder } from 'modern-tar';
import { Refusal } from '../start/refusal.ts';
import { asNode, asWeb } from './web-streams.ts';

/** A file of an archive. Its body has to be read to the end before the next file is requested. */
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
 * Reads an archive of `writeArchive` as a stream, file by file. Throws a Refusal for a wrong passphrase or a foreign
 * file, an Error for a damaged or truncated one: perhaps only at the end, so nothing may be relied on before.
 */
export async function* readArchive(file: string, passphrase: string): AsyncGenerator<ArchivedFile> {
  await refuseStranger(file);
  const opened = await openSealed(file, passphrase);
  const unpacked = createZstdDecompress();
  const reading = pipeline(asNode(opened), unpacked);
  // A failure is thrown below, and by `unpacked` to its reader.
  reading.catch(() => undefined);
  const decoder = createTarDecoder({ strict: true });
  for await (const { header, body } of asWeb(unpacked).pipeThrough(decoder))
    yield { name: header.name, body };
  // The sealed file may go on after the end of the tar: a damaged end shows here.
  await reading;
}
