import { DatabaseError } from 'pg';

/**
 * Names the key or check that refused a row, if that is what was thrown. A cluster says it with the number of the shard behind
 * it, and of another machine in its sentence alone.
 */
export const brokenConstraint = (thrown: unknown): string | undefined => {
  if (!(thrown instanceof DatabaseError)) return undefined;
  const name = thrown.constraint ?? /constraint "(\w+)"/.exec(thrown.message)?.[1];
  return name?.replace(/_\d{6,}$/, '');
};
