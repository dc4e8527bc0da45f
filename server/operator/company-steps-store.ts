import { sql } from 'kysely';
import { type Guard, guardKind } from '../db/step-parts.ts';

const companyAsRead = guardKind(
  'company',
  { bookingId: 'uuid', operatorId: 'uuid', protectsWomenAlone: 'boolean', bothWaysPercent: 'int' },
  ['bookingId'],
  (rows) => sql`
    select given.booking_id from ${rows} given join operator o on o.operator_id = given.operator_id
    where o.state = 'verified' and o.protect_women_travelling_alone = given.protects_women_alone
      and o.both_ways_percent = given.both_ways_percent`,
);

/**
 * Guards that the company of a booking is still verified and has the same protection of women alone and the same
 * discount for both ways: a change of these does not raise the version of its trips. Takes no lock: a suspension waits
 * for no sale.
 */
export const unchangedCompany = (
  bookingId: string,
  {
    operatorId,
    protectsWomenAlone,
    bothWaysPercent,
  }: { operatorId: string; protectsWomenAlone: boolean; bothWaysPercent: number },
): Guard => companyAsRead([{ bookingId, operatorId, protectsWomenAlone, bothWaysPercent }]);
