import { randomUUID } from 'node:crypto';

/**
 * Draws the id of a row that a sale adds: a UUID of version 7 (RFC 9562, section 5.7), whose first 48 bits are the
 * millisecond it is drawn for. Rows that are written one after the other stand beside each other in their indexes.
 * Its other 74 bits are random; still, such an id names a row and opens nothing: what has to stay unguessed is drawn by
 * randomUUID or randomBytes. Node's own randomUUIDv7 is newer than the oldest Node that runs this (scripts/runtime.mjs).
 */
export const timeOrderedId = (at = new Date()): string => {
  const millis = at.getTime().toString(16).padStart(12, '0');
  return `${millis.slice(0, 8)}-${millis.slice(8)}-7${randomUUID().slice(15)}`;
};
