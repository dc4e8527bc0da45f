import { sql } from 'kysely';
import type { ScheduleTyped } from '@poth/domain/schedule/schedule-typed.ts';
import type { Database, Tx } from '../db/database.ts';

type DraftRef = { operatorId: string; scheduleId: string };

export const readDraft = (
  db: Database | Tx,
  { operatorId, scheduleId }: DraftRef,
): Promise<{ typed: ScheduleTyped; version: number } | undefined> =>
  db
    .selectFrom('scheduleDraft')
    .select(['typed', 'version'])
    .where('operatorId', '=', operatorId)
    .where('scheduleId', '=', scheduleId)
    .executeTakeFirst();

/** Saves a typed schedule; returns a version number that no other draft ever had. Saving the same text keeps the number. */
export const saveDraft = async (
  tx: Tx,
  { operatorId, scheduleId }: DraftRef,
  typed: ScheduleTyped,
): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    insert into schedule_draft as d (operator_id, schedule_id, typed)
    values (${operatorId}, ${scheduleId}, ${JSON.stringify(typed)}::jsonb)
    on conflict (operator_id, schedule_id) do update
      set typed = excluded.typed, saved_at = now(),
        version = case when d.typed = excluded.typed then d.version else excluded.version end
    returning version`.execute(tx);
  return rows[0]!.version;
};

export const dropDraft = async (tx: Tx, { operatorId, scheduleId }: DraftRef): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('scheduleDraft')
    .where('operatorId', '=', operatorId)
    .where('scheduleId', '=', scheduleId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};
