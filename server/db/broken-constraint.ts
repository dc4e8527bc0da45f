import { DatabaseError } from 'pg';

/**
 * Names the key or check that refused a row, if that is what was thrown. A cluster says it in its sentence alone, with the number
 * of the shard behind it.
 */
export const brokenConstraint = (thrown: unknown): string | undefined => {
  if (!(thrown instanceof DatabaseError)) return undefined;
  return thrown.constraint ?? /constraint "(\w+?)(?:_\d{6,})?"/.exec(thrown.message)?.[1];
};
