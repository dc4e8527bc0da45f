import { type RawBuilder, sql } from 'kysely';

const prefix = 'account:';

/**
 * Selects the id of the account that an actor or a stream of the log names, null for any other: the account is then
 * found by its key, and not by comparing the names of all accounts.
 */
export const accountIdOf = (actor: string): RawBuilder<unknown> => {
  const name = sql.ref(actor);
  return sql`case when starts_with(${name}, ${sql.lit(prefix)}) then substr(${name}, ${sql.lit(prefix.length + 1)}) end`;
};
