/** Reasons of refunds of a booking that went on to another trip: what was carried there, what was left. */
export const carriedReason = 'exchanged:';
export const leftReason = 'exchange-left:';

/** Reason of the refund of a new booking whose old one had nothing to follow with. */
export const undoneExchangeReason = 'exchange-undone:';
