import { createHash } from 'node:crypto';

/** Length of a ref: the most letters and digits that every SMS gateway takes. */
const refLength = 20;

/**
 * Derives the reference of a message from the id of its announcement or code; a repeat has the same, so receivers drop
 * it. A hash of the whole id: ids of one millisecond begin alike, and a gateway drops a message whose ref it has seen.
 */
export const messageRef = (id: string): string =>
  createHash('sha256').update(id).digest('hex').slice(0, refLength);
