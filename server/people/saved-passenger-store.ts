import { sql } from 'kysely';
import type { SavedPassenger } from '@poth/domain/people/saved-passenger.ts';
import type { Database, Tx } from '../db/database.ts';

/** Reads the saved passengers of an account, by name. */
export const passengersOf = (db: Database, userId: string): Promise<SavedPassenger[]> =>
  db
    .selectFrom('savedPassenger')
    .select(['name', 'kind', 'gender'])
    .where('userId', '=', userId)
    .orderBy('name')
    .execute();

/**
 * Locks an account, so that passengers saved at the same time are counted one after the other. Returns false if it has
 * gone.
 */
export const lockForPassengers = async (tx: Tx, userId: string): Promise<boolean> => {
  const { rows } = await sql`select from auth_user where id = ${userId} for no key update`.execute(tx);
  return rows.length > 0;
};

/** Saves passengers of a locked account; a saved gender stays where none is given now. */
export const putPassengers = async (
  tx: Tx,
  userId: string,
  passengers: readonly SavedPassenger[],
): Promise<void> => {
  if (passengers.length === 0) return;
  await tx
    .insertInto('savedPassenger')
    .values(passengers.map((passenger) => ({ userId, ...passenger })))
    .onConflict((conflict) =>
      conflict.columns(['userId', 'name']).doUpdateSet((eb) => ({
        kind: eb.ref('excluded.kind'),
        gender: eb.fn.coalesce('excluded.gender', 'savedPassenger.gender'),
        savedAt: sql<Date>`now()`,
      })),
    )
    .execute();
};

/** Counts the saved passengers of a locked account besides those of these names. */
export const countOtherPassengers = async (
  tx: Tx,
  userId: string,
  names: readonly string[],
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from saved_passenger
    where user_id = ${userId} and not name = any(${names}::text[])`.execute(tx);
  return rows[0]?.count ?? 0;
};

/** Removes a saved passenger of an account. Returns false if there is none of that name. */
export const removePassenger = async (db: Database | Tx, userId: string, name: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('savedPassenger')
    .where('userId', '=', userId)
    .where('name', '=', name)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};
