import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

/** Selects a row where a number's account has signed in on this device before. */
export const deviceOfNumber = (phone: string, device: string) => sql`
  select from known_device d join auth_user u on u.id = d.user_id
  where u.phone = ${phone} and d.device = ${device}`;

/** Tells whether a number's account has signed in on this device before. */
export const isDeviceOfNumber = async (db: Database, phone: string, device: string): Promise<boolean> => {
  const { rows } = await deviceOfNumber(phone, device).execute(db);
  return rows.length > 0;
};

/** Tells whether the account with an e-mail has signed in on this device before. */
export const isDeviceOfEmail = async (db: Database, email: string, device: string): Promise<boolean> => {
  const { rows: known } = await sql`
    select from known_device d join auth_user u on u.id = d.user_id
    where u.email = ${email} and d.device = ${device}`.execute(db);
  return known.length > 0;
};

/** Tells whether an account has signed in on this device before. */
export const isDeviceOf = async (db: Database, userId: string, device: string): Promise<boolean> => {
  const { rows: known } = await sql`
    select from known_device where user_id = ${userId} and device = ${device}`.execute(db);
  return known.length > 0;
};

/** Tells whether any account has signed in on this device before. */
export const isDeviceOfAnyAccount = async (db: Database, device: string): Promise<boolean> => {
  const { rows: known } = await sql`select from known_device where device = ${device} limit 1`.execute(db);
  return known.length > 0;
};

/** Records that an account has signed in from this browser. */
export const rememberDevice = async (db: Database | Tx, userId: string, device: string): Promise<void> => {
  await sql`insert into known_device (user_id, device) values (${userId}, ${device})
    on conflict (user_id, device) do update set seen_at = now()`.execute(db);
};

/** Forgets every browser that an account has signed in from. */
export const forgetDevices = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('knownDevice').where('userId', '=', userId).execute();
};
