import { sql } from 'kysely';
import { deviceLimits, pinWaitSeconds, type StaffDevice } from '@poth/domain/identity/staff-device.ts';
import type { Device } from '@poth/domain/identity/device.ts';
import type { Database, Tx } from '../db/database.ts';

/** Key of a device: a person, the company they work for, and the browser with this secret. */
export type DeviceOf = { userId: string; operatorId: string; secretHash: string };

export type DeviceRow = {
  deviceId: string;
  code: string;
  browser: string | null;
  system: string | null;
  letInAt: Date | null;
  takenBackAt: Date | null;
  hasPin: boolean;
};

export const readDevice = async (
  db: Database,
  { userId, operatorId, secretHash }: DeviceOf,
): Promise<DeviceRow | undefined> => {
  const { rows } = await sql<DeviceRow>`
    select device_id, code, browser, system, let_in_at, taken_back_at, pin_hash is not null as has_pin from staff_device
    where secret_hash = ${secretHash} and user_id = ${userId} and operator_id = ${operatorId}`.execute(db);
  return rows[0];
};

/** Tells whether a browser's secret is one that we issued, so that a planted one is not adopted. */
export const isKnownSecret = async (db: Database, secretHash: string): Promise<boolean> => {
  const { rows } = await sql`select from staff_device where secret_hash = ${secretHash} limit 1`.execute(db);
  return rows.length > 0;
};

/**
 * Locks a member of a company's staff until the transaction ends. Returns false where the person does not work there
 * any more.
 */
export const lockStaffMember = async (
  tx: Tx,
  { userId, operatorId }: Pick<DeviceOf, 'userId' | 'operatorId'>,
): Promise<boolean> => {
  const row = await tx
    .selectFrom('operatorMember')
    .select('userId')
    .where('userId', '=', userId)
    .where('operatorId', '=', operatorId)
    .where('role', '<>', 'owner')
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
};

/**
 * Records that a device of a locked member waits to be let in. A device that was let in, shut or of another company starts over:
 * permission and PIN are removed, and it gets other letters. One that waits already stays as it is. Only the newest few
 * of a person's waiting devices are kept.
 */
export const askForDevice = async (
  tx: Tx,
  { userId, operatorId, secretHash }: DeviceOf,
  asked: { deviceId: string; code: string } & Device,
): Promise<void> => {
  const { rows } = await sql<{ deviceId: string }>`
    insert into staff_device as d (device_id, user_id, operator_id, secret_hash, browser, system, code)
    values (${asked.deviceId}, ${userId}, ${operatorId}, ${secretHash}, ${asked.browser}, ${asked.system}, ${asked.code})
    on conflict (secret_hash, user_id) do update set operator_id = excluded.operator_id, browser = excluded.browser,
      system = excluded.system, code = excluded.code, asked_at = now(), let_in_at = null, let_in_by = null, taken_back_at = null,
      pin_hash = null, pin_failures = 0, pin_wait_until = now()
      where d.let_in_at is not null or d.taken_back_at is not null or d.operator_id <> excluded.operator_id
    returning device_id`.execute(tx);
  if (rows[0]) await lockDesksOf(tx, rows[0].deviceId);
  await sql`delete from staff_device where user_id = ${userId} and let_in_at is null and taken_back_at is null
    and device_id not in (
      select device_id from staff_device where user_id = ${userId} and let_in_at is null and taken_back_at is null
      order by asked_at desc limit ${deviceLimits.waitingAtOnce})`.execute(tx);
};

/** Locks every desk that the PIN of a device has opened. */
const lockDesksOf = async (tx: Tx, deviceId: string): Promise<void> => {
  await tx
    .updateTable('authSession')
    .set({ deskDeviceId: null })
    .where('deskDeviceId', '=', deviceId)
    .execute();
};

/** Lists the devices of a company's staff that wait or are let in, waiting ones first. */
export const readDevices = async (db: Database, operatorId: string): Promise<StaffDevice[]> => {
  const { rows } = await sql<StaffDevice>`
    select d.device_id, d.user_id, u.name, d.browser, d.system, d.code, d.asked_at, d.let_in_at, d.used_at
    from staff_device d join operator_member m on m.user_id = d.user_id and m.operator_id = d.operator_id
      join auth_user u on u.id = d.user_id
    where d.operator_id = ${operatorId} and m.role <> 'owner' and d.taken_back_at is null
    order by d.let_in_at is not null, d.asked_at desc, d.device_id`.execute(db);
  return rows;
};

/** Lets a waiting device in. Returns its user's id, undefined if it does not wait under these letters any more. */
export const letDeviceIn = async (
  tx: Tx,
  { deviceId, operatorId, code, by }: { deviceId: string; operatorId: string; code: string; by: string },
): Promise<string | undefined> => {
  const row = await tx
    .updateTable('staffDevice')
    .set({ letInAt: sql<Date>`now()`, letInBy: by })
    .where('deviceId', '=', deviceId)
    .where('operatorId', '=', operatorId)
    .where('code', '=', code)
    .where('letInAt', 'is', null)
    .where('takenBackAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  return row?.userId;
};

/**
 * Shuts a device, waiting or let in (`isIn`), and locks every desk that it has opened. Returns its user's id, undefined
 * if the device is in another state or has other letters.
 */
export const shutDevice = async (
  tx: Tx,
  { deviceId, operatorId, code, isIn }: { deviceId: string; operatorId: string; code: string; isIn: boolean },
): Promise<string | undefined> => {
  const row = await tx
    .updateTable('staffDevice')
    .set({ takenBackAt: sql<Date>`now()`, pinHash: null })
    .where('deviceId', '=', deviceId)
    .where('operatorId', '=', operatorId)
    .where('code', '=', code)
    .where('letInAt', isIn ? 'is not' : 'is', null)
    .where('takenBackAt', 'is', null)
    .returning('userId')
    .executeTakeFirst();
  if (row) await lockDesksOf(tx, deviceId);
  return row?.userId;
};

/** Sets the first PIN of a device that is let in. Returns false if it has a PIN, or is no longer let in. */
export const putPin = async (tx: Tx, deviceId: string, pinHash: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('staffDevice')
    .set({ pinHash, usedAt: sql<Date>`now()` })
    .where('deviceId', '=', deviceId)
    .where('pinHash', 'is', null)
    .where('letInAt', 'is not', null)
    .where('takenBackAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * Counts a guess at a device's PIN before it is compared, so that guesses in parallel gain nothing: the update locks
 * the row and checks its wait again. Returns the stored PIN hash and the wrong guesses so far, this one included.
 */
export const takePinTry = async (
  db: Database,
  deviceId: string,
): Promise<{ pinHash: string; pinFailures: number } | undefined> => {
  const waits = sql.join(
    Array.from(
      { length: deviceLimits.mostTries + 1 },
      (_, failures) => sql`${pinWaitSeconds(failures)}::int`,
    ),
  );
  const { rows } = await sql<{ pinHash: string; pinFailures: number }>`
    update staff_device set pin_failures = pin_failures + 1,
      pin_wait_until = now() + make_interval(secs => (array[${waits}])[pin_failures + 2])
    where device_id = ${deviceId} and pin_hash is not null and pin_wait_until <= now()
      and pin_failures < ${deviceLimits.mostTries}
    returning pin_hash, pin_failures`.execute(db);
  return rows[0];
};

/** Reads the wrong guesses at a device's PIN and the seconds until the next guess. */
export const readPinTries = async (
  db: Database,
  deviceId: string,
): Promise<{ pinFailures: number; seconds: number } | undefined> => {
  const { rows } = await sql<{ pinFailures: number; seconds: number }>`
    select pin_failures, greatest(1, ceil(extract(epoch from pin_wait_until - now())))::int as seconds from staff_device
    where device_id = ${deviceId} and pin_hash is not null`.execute(db);
  return rows[0];
};

/** Opens the desk of a session by the right PIN. Returns false if the PIN has changed, or the device was shut. */
export const openDesk = async (
  tx: Tx,
  { deviceId, pinHash, sessionId }: { deviceId: string; pinHash: string; sessionId: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('staffDevice')
    .set({ pinFailures: 0, pinWaitUntil: sql<Date>`now()`, usedAt: sql<Date>`now()` })
    .where('deviceId', '=', deviceId)
    .where('pinHash', '=', pinHash)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return false;
  await tx.updateTable('authSession').set({ deskDeviceId: deviceId }).where('id', '=', sessionId).execute();
  return true;
};
