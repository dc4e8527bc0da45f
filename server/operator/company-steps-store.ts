import { sql } from 'kysely';
import { type Guard, guardKind } from '../db/step-parts.ts';

const companyAsRead = guardKind(
  'company',
  { bookingId: 'uuid', operatorId: 'uuid', protectsWomenAlone: 'boolean' },
  ['bookingId'],
  (rows) => sql`
    select given.booking_id from ${rows} given join operator o on o.operator_id = given.operator_id
    where o.state = 'verified' and o.protect_women_travelling_alone = given.protects_women_alone`,
);

/**
 * Looks whether the company of a booking sells as it did, and keeps for women what it kept: neither raises the version of
 * its trips. Takes no lock: a suspension waits for no sale.
 */
export const unchangedCompany = (
  bookingId: string,
  { operatorId, protectsWomenAlone }: { operatorId: string; protectsWomenAlone: boolean },
): Guard => companyAsRead([{ bookingId, operatorId, protectsWomenAlone }]);
