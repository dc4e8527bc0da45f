import { sql } from 'kysely';
import { freshMinutes } from '@poth/domain/identity/account.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Database, Tx } from '../db/database.ts';
import { isCodeId } from '../identity/code-id.ts';

/** Reads the number that a guest has proved to an admin by a code within the last `freshMinutes`. Problems: code-expired. */
export const readProvenGuest = async (
  db: Database | Tx,
  codeId: string,
  adminId: string,
): Promise<string> => {
  if (!isCodeId(codeId)) throw new Problem('code-expired');
  const row = await db
    .selectFrom('phoneCode')
    .select('phone')
    .where('codeId', '=', codeId)
    .where('device', '=', adminId)
    .where('purpose', '=', 'guest-data')
    .where('usedAt', '>', sql<Date>`now() - make_interval(mins => ${freshMinutes})`)
    .executeTakeFirst();
  if (!row) throw new Problem('code-expired');
  return row.phone;
};

/** Tells whether a number belongs to an account, whose person then takes out and erases their own data. */
export const hasAccount = async (db: Database, phone: string): Promise<boolean> => {
  const row = await db.selectFrom('authUser').select('id').where('phone', '=', phone).executeTakeFirst();
  return row !== undefined;
};
