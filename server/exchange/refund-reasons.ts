/**
 * Reasons of refunds of a booking that went on to another trip: what was carried there, what was left, the fee of one
 * that failed.
 */
export const carriedReason = 'exchanged:';
export const leftReason = 'exchange-left:';
export const feeReason = 'exchange-failed:';

/** Reason of the refund of a new booking whose old one had nothing to follow with. */
export const undoneExchangeReason = 'exchange-undone:';
