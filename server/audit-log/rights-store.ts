import { sql } from 'kysely';
import type { Account } from '@poth/domain/identity/account.ts';
import type { Tx } from '../db/database.ts';

/**
 * Reads the database's time, and whether an account still has the rights with which its request came. They are locked until
 * this transaction ends: revoking them waits for it.
 */
export const readTimeAndRights = async (
  tx: Tx,
  { userId, isAdmin, isSupport, membership }: Account,
): Promise<{ now: Date; hasRights: boolean }> => {
  const { rows } = await sql<{ now: Date; hasRights: boolean }>`
    select now() as now,
      exists (select from auth_user where id = ${userId} and disabled_at is null for share)
      and (not ${isAdmin}::boolean or exists (
        select from account_role where user_id = ${userId} and role = 'admin' for share))
      and (not ${isSupport}::boolean or exists (
        select from account_role where user_id = ${userId} and role = 'support' for share))
      and (${membership?.operatorId ?? null}::uuid is null or exists (
        select from operator_member where user_id = ${userId} and operator_id = ${membership?.operatorId ?? null}::uuid
          and role = ${membership?.role ?? null} for share)) as has_rights`.execute(tx);
  return rows[0] ?? { now: new Date(Number.NaN), hasRights: false };
};
