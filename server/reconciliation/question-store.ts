import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Subject } from '@poth/domain/reconciliation/difference.ts';
import type { Database, Tx } from '../db/database.ts';

/** Attempt or refund of a day that a gateway is to be asked about. sinceMs: time since the comparison of the day began. */
export type Question = {
  day: DhakaDate;
  tripId: string;
  subject: Subject;
  subjectId: string;
  sinceMs: number;
};

/**
 * Claims questions that are due and sets when they are due next: ten minutes after the first one without an answer, then
 * ever more rarely, at most six hours apart.
 */
export const claimQuestions = async (db: Database, limit: number): Promise<Question[]> => {
  const { rows } = await sql<Question>`
    update gateway_question q set asked_times = q.asked_times + 1,
      ask_at = now() + least(interval '6 hours', interval '10 minutes' * power(2, least(q.asked_times, 10)))
    from gateway_day d
    where d.day = q.day and q.ask_at <= now() and (q.day, q.trip_id, q.subject_id) in (
      select day, trip_id, subject_id from gateway_question where ask_at <= now() order by ask_at limit ${limit})
    returning q.day, q.trip_id, q.subject, q.subject_id,
      (extract(epoch from now() - d.begun_at) * 1000)::float8 as since_ms`.execute(db);
  return rows;
};

/** Removes an answered question; of two answers at once the second gets false. */
export const removeQuestion = async (
  tx: Tx,
  { day, tripId, subjectId }: Pick<Question, 'day' | 'tripId' | 'subjectId'>,
): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('gatewayQuestion')
    .where('day', '=', day)
    .where('tripId', '=', tripId)
    .where('subjectId', '=', subjectId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};
