import { DatabaseError } from 'pg';

/**
 * Names the key or check that refused a row; undefined for any other failure. A cluster appends the number of the
 * shard, and names a constraint of another machine only in the message.
 */
export const brokenConstraint = (thrown: unknown): string | undefined => {
  if (!(thrown instanceof DatabaseError)) return undefined;
  const name = thrown.constraint ?? /constraint "(\w+)"/.exec(thrown.message)?.[1];
  return name?.replace(/_\d{6,}$/, '');
};
