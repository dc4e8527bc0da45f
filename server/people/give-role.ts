import { type Actor, nameOfActor } from '@poth/domain/identity/actor.ts';
import type { GrantableRole } from '@poth/domain/people/rights.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { Tx } from '../db/database.ts';
import { putRole } from './rights-store.ts';

/** Grants a role to an account and records it. Returns false if the account had it already. by: an admin, or the console. */
export const giveRole = async (
  tx: Tx,
  by: Actor | 'console',
  { userId, role }: { userId: string; role: GrantableRole },
): Promise<boolean> => {
  const grantedBy = by === 'console' ? by : nameOfActor(by);
  if (!(await putRole(tx, { userId, role, grantedBy }))) return false;
  await recordAct(tx, by, { stream: `account:${userId}`, act: 'role-granted', detail: { role } });
  return true;
};
