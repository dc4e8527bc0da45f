import { Readable } from 'node:stream';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';

type Bytes = ReadableStream<Uint8Array>;

/** Converts a stream of Node to a web stream: the types of Node and of the DOM differ where the objects do not. */
export const asWeb = (stream: Readable): Bytes => Readable.toWeb(stream) as unknown as Bytes;

/** Converts a web stream to one of Node. */
export const asNode = (stream: Bytes): Readable =>
  Readable.fromWeb(stream as unknown as NodeReadableStream<Uint8Array>);
