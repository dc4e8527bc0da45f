import { sql } from 'kysely';
import type { StaffRole } from '@poth/domain/identity/account.ts';
import type { Bilingual, Language } from '@poth/domain/language.ts';
import type { StaffInvitation, StaffMember, StaffedCompany } from '@poth/domain/operator/staff.ts';
import type { Database, Tx } from '../db/database.ts';

export const readCompany = async (db: Database, operatorId: string): Promise<StaffedCompany | undefined> => {
  const row = await db
    .selectFrom('operator')
    .select(['nameEn', 'nameBn', 'state'])
    .where('operatorId', '=', operatorId)
    .executeTakeFirst();
  return row && { operatorId, name: { en: row.nameEn, bn: row.nameBn }, state: row.state };
};

/** Reads a verified company and locks it for share, so that it stays verified until the transaction ends. */
export const lockVerifiedCompany = async (
  tx: Tx,
  operatorId: string,
): Promise<StaffedCompany | undefined> => {
  const company = await readCompany(tx, operatorId);
  const { rows } = await sql`
    select from operator where operator_id = ${operatorId} and state = 'verified' for share`.execute(tx);
  return rows.length > 0 ? company : undefined;
};

/** Reads the members of an operator, the owner first, then in the order in which they joined. */
export const readStaff = async (db: Database, operatorId: string): Promise<StaffMember[]> =>
  db
    .selectFrom('operatorMember as m')
    .innerJoin('authUser as u', 'u.id', 'm.userId')
    .select(['m.userId', 'u.name', 'u.email', 'm.role', 'm.joinedAt'])
    .where('m.operatorId', '=', operatorId)
    .orderBy(sql`m.role <> 'owner'`)
    .orderBy('m.joinedAt')
    .orderBy('m.userId')
    .execute();

/** Reads the open invitations of an operator, newest first. */
export const readInvitations = (db: Database, operatorId: string): Promise<StaffInvitation[]> =>
  db
    .selectFrom('staffInvitation')
    .select(['email', 'role', 'invitedAt'])
    .where('operatorId', '=', operatorId)
    .orderBy('invitedAt', 'desc')
    .execute();

/** Reads the invitations to an e-mail address. */
export const readInvitationsTo = async (
  db: Database,
  email: string,
): Promise<{ operatorId: string; name: Bilingual; role: StaffRole; invitedAt: Date }[]> => {
  const rows = await db
    .selectFrom('staffInvitation as i')
    .innerJoin('operator as o', 'o.operatorId', 'i.operatorId')
    .select(['i.operatorId', 'o.nameEn', 'o.nameBn', 'i.role', 'i.invitedAt'])
    .where('i.email', '=', email)
    .orderBy('i.invitedAt', 'desc')
    .execute();
  return rows.map(({ nameEn, nameBn, ...row }) => ({ ...row, name: { en: nameEn, bn: nameBn } }));
};

export const worksFor = async (tx: Tx, operatorId: string, email: string): Promise<boolean> => {
  const row = await tx
    .selectFrom('operatorMember as m')
    .innerJoin('authUser as u', 'u.id', 'm.userId')
    .select('m.userId')
    .where('m.operatorId', '=', operatorId)
    .where('u.email', '=', email)
    .executeTakeFirst();
  return row !== undefined;
};

/** Writes an invitation; one that was sent before is renewed with the present role. */
export const putInvitation = async (
  tx: Tx,
  invitation: { operatorId: string; email: string; role: StaffRole; invitedBy: string },
): Promise<void> => {
  await tx
    .insertInto('staffInvitation')
    .values(invitation)
    .onConflict((conflict) =>
      conflict.columns(['operatorId', 'email']).doUpdateSet((eb) => ({
        role: eb.ref('excluded.role'),
        invitedBy: eb.ref('excluded.invitedBy'),
        invitedAt: sql<Date>`now()`,
      })),
    )
    .execute();
};

/** Deletes an invitation and returns its role, or undefined where there was none. */
export const deleteInvitation = async (
  tx: Tx,
  { operatorId, email }: { operatorId: string; email: string },
): Promise<StaffRole | undefined> => {
  const taken = await tx
    .deleteFrom('staffInvitation')
    .where('operatorId', '=', operatorId)
    .where('email', '=', email)
    .returning('role')
    .executeTakeFirst();
  return taken?.role;
};

/** Adds a member. Returns false where the account already works for a company, by the unique key. */
export const putMember = async (
  tx: Tx,
  member: { userId: string; operatorId: string; role: StaffRole },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('operatorMember')
    .values(member)
    .onConflict((conflict) => conflict.column('userId').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/**
 * Reads and locks the role of a member of an operator's staff; undefined for the owner. Nobody else changes it until
 * the transaction ends.
 */
export const lockMember = async (
  tx: Tx,
  { operatorId, userId }: { operatorId: string; userId: string },
): Promise<StaffRole | undefined> => {
  const row = await tx
    .selectFrom('operatorMember')
    .select('role')
    .where('operatorId', '=', operatorId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined || row.role === 'owner' ? undefined : row.role;
};

export const setMemberRole = async (tx: Tx, userId: string, role: StaffRole): Promise<void> => {
  await tx.updateTable('operatorMember').set({ role }).where('userId', '=', userId).execute();
};

export const dropMember = async (tx: Tx, userId: string): Promise<void> => {
  await tx.deleteFrom('operatorMember').where('userId', '=', userId).execute();
};

export const readLanguage = async (tx: Tx, userId: string): Promise<Language> => {
  const row = await tx
    .selectFrom('authUser')
    .select('language')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return row.language;
};
