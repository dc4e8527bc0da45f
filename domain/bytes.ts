import { z } from 'zod';

/**
 * The content of a file as it was uploaded. Typed by hand: z.instanceof(Uint8Array) infers a narrower type than readers of
 * files answer.
 */
export const Bytes = z.custom<Uint8Array>((sent) => sent instanceof Uint8Array);
