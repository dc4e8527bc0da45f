/**
 * Reasons of refunds by which comes back what was kept of a way for the other one: because seats of that were given back too, or
 * with the whole fee of a change to another trip that failed.
 */
export const otherWayGivenBackReason = 'other-way-given-back:';
export const feeReason = 'exchange-failed:';
