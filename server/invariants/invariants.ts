import { adminInvariants } from './admin-invariants.ts';
import { archiveInvariants } from './archive-invariants.ts';
import { companyInvariants } from './company-invariants.ts';
import type { Invariant } from './invariant.ts';
import { logInvariants } from './log-invariants.ts';
import { moneyInvariants } from './money-invariants.ts';
import { privacyInvariants } from './privacy-invariants.ts';
import { reconciliationInvariants } from './reconciliation-invariants.ts';
import { exchangeInvariants } from './exchange-invariants.ts';
import { otherWayInvariants } from './other-way-invariants.ts';
import { rebookingInvariants } from './rebooking-invariants.ts';
import { ratingInvariants } from './rating-invariants.ts';
import { seatInvariants } from './seat-invariants.ts';
import { settlementInvariants } from './settlement-invariants.ts';
import { upkeepInvariants } from './upkeep-invariants.ts';
import { waitlistInvariants } from './waitlist-invariants.ts';
import { feedbackInvariants } from './feedback-invariants.ts';

/**
 * Invariants of an installation: each statement returns rows only where its invariant is broken. I-1 to I-15 are those
 * of the reliability bar, with the names of our tables; read-only.
 */
export const invariants: Readonly<Record<string, Invariant>> = {
  ...seatInvariants,
  ...moneyInvariants,
  ...upkeepInvariants,
  ...logInvariants,
  ...companyInvariants,
  ...settlementInvariants,
  ...reconciliationInvariants,
  ...adminInvariants,
  ...waitlistInvariants,
  ...feedbackInvariants,
  ...ratingInvariants,
  ...rebookingInvariants,
  ...exchangeInvariants,
  ...otherWayInvariants,
  ...privacyInvariants,
  ...archiveInvariants,
};
