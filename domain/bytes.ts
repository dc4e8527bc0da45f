import { z } from 'zod';

/**
 * Content of an uploaded file. Typed by hand: z.instanceof(Uint8Array) infers a type narrower than the return type of
 * file readers.
 */
export const Bytes = z.custom<Uint8Array>((sent) => sent instanceof Uint8Array);
