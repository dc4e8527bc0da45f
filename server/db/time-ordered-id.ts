import { randomUUID } from 'node:crypto';

/**
 * Draws the id of a row that a sale adds: a UUID of version 7 (RFC 9562, section 5.7), whose first 48 bits are the
 * milliseconds of `at`, so that rows written one after another are adjacent in their indexes. The other 74 bits are
 * random; still, such an id only names a row and grants no access: secrets are drawn by randomUUID or randomBytes.
 * Node's own randomUUIDv7 is newer than the oldest supported Node (scripts/runtime.mjs).
 */
export const timeOrderedId = (at = new Date()): string => {
  const millis = at.getTime().toString(16).padStart(12, '0');
  return `${millis.slice(0, 8)}-${millis.slice(8)}-7${randomUUID().slice(15)}`;
};
