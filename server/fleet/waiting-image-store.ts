import { sql } from 'kysely';
import type { Database } from '../db/database.ts';

/** Stores the picture for a company's next bus, in place of an earlier one. */
export const writeWaitingImage = async (db: Database, operatorId: string, imageId: string): Promise<void> => {
  await sql`insert into waiting_image (operator_id, image_id, uploaded_at) values (${operatorId}, ${imageId}, now())
    on conflict (operator_id) do update set image_id = excluded.image_id, uploaded_at = excluded.uploaded_at, wanted_by = null`.execute(
    db,
  );
};

/** Claims a company's waiting picture for a bus; while the bus that claimed it has no schedule, the next bus may take it. */
export const claimWaitingImage = async (
  db: Database,
  operatorId: string,
  scheduleId: string,
): Promise<string | undefined> => {
  const { rows } = await sql<{ imageId: string }>`
    update waiting_image w set wanted_by = ${scheduleId}
    where operator_id = ${operatorId} and (wanted_by = ${scheduleId} or (
      uploaded_at > now() - interval '1 hour'
      and not exists (select from schedule s where s.schedule_id = w.wanted_by)))
    returning image_id`.execute(db);
  return rows[0]?.imageId;
};
