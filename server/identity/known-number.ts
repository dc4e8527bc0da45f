import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Tells whether a number's account has signed in on this device before. */
export const isDeviceOfNumber = async (db: Database, phone: string, device: string): Promise<boolean> => {
  const { rows } = await sql`select from known_device d join auth_user u on u.id = d.user_id
    where u.phone = ${phone} and d.device = ${device}`.execute(db);
  return rows.length > 0;
};
