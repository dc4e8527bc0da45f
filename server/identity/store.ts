import { sql } from 'kysely';
import type { Account, MemberRole, Membership } from '@poth/domain/identity/account.ts';
import type { DeskLock } from '@poth/domain/identity/staff-device.ts';
import { sessionLimits } from '@poth/domain/identity/session-rules.ts';
import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import type { Database, Tx } from '../db/database.ts';
import { isAdminColumn, isSupportColumn } from './rights-columns-store.ts';
import { accountFactsOf } from './account-facts.ts';

type SessionRow = {
  userId: string;
  name: string;
  email: string;
  emailVerified: boolean;
  phone: string | null;
  accountType: 'user' | 'busProvider';
  twoFactorEnabled: boolean | null;
  disabledAt: Date | null;
  isAdmin: boolean;
  isSupport: boolean;
  operatorId: string | null;
  role: MemberRole | null;
  operatorState: OperatorState | null;
  operatorNameEn: string | null;
  operatorNameBn: string | null;
  sessionId: string;
  createdAt: Date;
  expiresAt: Date;
  lastSeenAt: Date;
  secondFactor: boolean;
  provenAt: Date;
  /** The device of this request, if the owner has let it in for this person. */
  deviceId: string | null;
  hasPin: boolean;
  deskDeviceId: string | null;
};

const deskLockOf = (row: SessionRow): DeskLock | null => {
  if (row.role === null || row.role === 'owner') return null;
  if (row.deviceId === null) return 'device-not-let-in';
  return row.hasPin && row.deskDeviceId === row.deviceId ? null : 'pin-required';
};

const membershipOf = (row: SessionRow): Membership | null => {
  const { operatorId, role, operatorState, operatorNameEn: en, operatorNameBn: bn } = row;
  if (!operatorId || !role || !operatorState || en === null || bn === null) return null;
  return { operatorId, operatorName: { en, bn }, role, operatorState };
};

type SessionRead = {
  account: Account;
  createdAt: Date;
  expiresAt: Date;
  lastSeenAt: Date;
  disabledAt: Date | null;
  /** True if a PIN can open the desk again after the idle end; admins and support must sign in again. */
  hasPin: boolean;
};

/**
 * Reads a session with its account, roles and desk lock. Every request reads it, so that a change counts at once.
 * secretHash: of the device that the request came from; null if it brought none.
 */
export const readSession = async (
  db: Database,
  sessionId: string,
  secretHash: string | null,
): Promise<SessionRead | undefined> => {
  const { rows } = await sql<SessionRow>`
    select u.id as user_id, u.name, u.email, u.email_verified, u.phone, u.account_type, u.two_factor_enabled, u.disabled_at,
      ${isAdminColumn} as is_admin,
      ${isSupportColumn} as is_support,
      m.operator_id, m.role, o.state as operator_state, o.name_en as operator_name_en, o.name_bn as operator_name_bn,
      s.id as session_id, s.created_at, s.expires_at, s.last_seen_at, s.second_factor, s.proven_at,
      d.device_id, d.pin_hash is not null as has_pin, s.desk_device_id
    from auth_session s
      join auth_user u on u.id = s.user_id
      left join operator_member m on m.user_id = u.id
      left join operator o on o.operator_id = m.operator_id
      left join staff_device d on d.secret_hash = ${secretHash}::text and d.user_id = m.user_id
        and d.operator_id = m.operator_id and d.let_in_at is not null and d.taken_back_at is null
    where s.id = ${sessionId}`.execute(db);
  const [row] = rows;
  if (!row) return undefined;
  const account: Account = {
    ...accountFactsOf(row),
    membership: membershipOf(row),
    deskLock: deskLockOf(row),
    session: {
      sessionId: row.sessionId,
      signedInAt: row.createdAt,
      provenAt: row.provenAt,
      secondFactor: row.secondFactor,
    },
    hasSecondFactor: row.twoFactorEnabled === true,
  };
  const { createdAt, expiresAt, lastSeenAt, disabledAt } = row;
  return {
    account,
    createdAt,
    expiresAt,
    lastSeenAt,
    disabledAt,
    hasPin: row.hasPin && !row.isAdmin && !row.isSupport,
  };
};

/** Records that a session is in use, at most once a minute. */
export const touchSession = async (db: Database, sessionId: string): Promise<void> => {
  await sql`update auth_session set last_seen_at = now()
    where id = ${sessionId} and last_seen_at < now() - interval '1 minute'`.execute(db);
};

/**
 * Locks the desk of an idle session, and records that the session is in use again. A PIN entered in the meantime stays
 * valid: the update checks again how long the session was idle.
 */
export const lockIdleDesk = async (db: Database, sessionId: string): Promise<void> => {
  await sql`update auth_session set desk_device_id = null, last_seen_at = now()
    where id = ${sessionId}
      and last_seen_at < now() - make_interval(mins => ${sessionLimits.deskIdleMinutes})`.execute(db);
};

/** Marks a session as one that has shown a second factor. */
export const markFactorShown = async (db: Database, sessionId: string): Promise<void> => {
  await db.updateTable('authSession').set({ secondFactor: true }).where('id', '=', sessionId).execute();
};

/** Marks a session as one that has shown no second factor. */
export const clearFactorShown = async (db: Database, sessionId: string): Promise<void> => {
  await db.updateTable('authSession').set({ secondFactor: false }).where('id', '=', sessionId).execute();
};

/** Marks a session as one that has shown a second factor, and lets it expire no later than `end`. */
export const markFactorShownUntil = async (db: Database, sessionId: string, end: Date): Promise<void> => {
  await db
    .updateTable('authSession')
    .set({ secondFactor: true, expiresAt: sql<Date>`least(expires_at, ${end})` })
    .where('id', '=', sessionId)
    .execute();
};

/** Records that the session's owner has proved identity again. Returns when. */
export const recordFreshProof = async (db: Database, sessionId: string): Promise<Date | undefined> => {
  const row = await db
    .updateTable('authSession')
    .set({ provenAt: sql<Date>`now()` })
    .where('id', '=', sessionId)
    .returning('provenAt')
    .executeTakeFirst();
  return row?.provenAt;
};

/** Reads which account a session belongs to. */
export const readSessionOwner = (tx: Tx, sessionId: string): Promise<{ userId: string } | undefined> =>
  tx.selectFrom('authSession').select('userId').where('id', '=', sessionId).executeTakeFirst();

/** Ends one session; requests that still send its token are anonymous. */
export const endSessionById = async (db: Database, sessionId: string): Promise<void> => {
  await db.deleteFrom('authSession').where('id', '=', sessionId).execute();
};

/** Ends all sessions of an account, or all but one. */
export const endSessions = async (db: Database, userId: string, exceptSessionId?: string): Promise<void> => {
  let query = db.deleteFrom('authSession').where('userId', '=', userId);
  if (exceptSessionId) query = query.where('id', '!=', exceptSessionId);
  await query.execute();
};
