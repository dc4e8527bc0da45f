/**
 * Beginnings of the reasons under which refunds are asked for; a booking, an amount or a number follows, so that none is
 * written twice. What was kept of a way for the other one comes back because seats of that were given back too, or with
 * the whole fee of a change to another trip that failed.
 */
export const otherWayGivenBackReason = 'other-way-given-back:';
export const feeReason = 'exchange-failed:';

/** Of a booking that went on to another trip: what was carried there, what was left. */
export const carriedReason = 'exchanged:';
export const leftReason = 'exchange-left:';

/** Of the new booking of a change whose old one had nothing to follow with. */
export const undoneExchangeReason = 'exchange-undone:';

/** Beyond the policy. */
export const givenReason = 'given-back:';
