import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

type Bytes = ReadableStream<Uint8Array>;

/** The same stream as the web's: the types of Node and of the DOM differ where the objects do not. */
export const asWeb = (stream: Readable): Bytes => Readable.toWeb(stream) as unknown as Bytes;

/** The same stream as Node's. */
export const asNode = (stream: Bytes): Readable =>
  Readable.fromWeb(stream as unknown as NodeReadableStream<Uint8Array>);
