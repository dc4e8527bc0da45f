import { sql } from 'kysely';
import type { OperatorReportRecord } from '@poth/domain/feedback/report.ts';
import type { Database } from '../db/database.ts';

const operatorsAtOnce = 50;

/** Reads the operators with reports in the last ninety days or waiting now, those with most waiting first. */
export const readOperatorReportRecords = async (db: Database): Promise<OperatorReportRecord[]> => {
  const { rows } = await sql<Omit<OperatorReportRecord, 'name'> & { nameEn: string; nameBn: string }>`
    with waiting as (
      select operator_id, count(*) as waiting, min(reported_at) as waits_since
      from passenger_report where state in ('open', 'disputed') group by operator_id),
    lately as (
      select operator_id, count(*) as reported,
        percentile_cont(0.5) within group (order by extract(epoch from first_answered_at - reported_at) / 60)
          filter (where first_answered_at is not null) as median_minutes
      from passenger_report where reported_at > now() - interval '90 days' group by operator_id)
    select o.operator_id, o.name_en, o.name_bn, coalesce(w.waiting, 0) as waiting, w.waits_since,
      coalesce(l.reported, 0) as reported, round(l.median_minutes)::int as median_minutes
    from waiting w full join lately l on l.operator_id = w.operator_id
      join operator o on o.operator_id = coalesce(w.operator_id, l.operator_id)
    order by waiting desc, reported desc, o.name_en, o.operator_id limit ${operatorsAtOnce}`.execute(db);
  return rows.map(({ nameEn, nameBn, ...row }) => ({ ...row, name: { en: nameEn, bn: nameBn } }));
};
