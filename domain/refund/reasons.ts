/**
 * Prefixes of the reasons under which refunds are requested; a booking, an amount or a number follows, so that no refund is
 * written twice. `otherWayGivenBackReason`: money withheld from a way comes back because seats of the other way were
 * cancelled too. `exchangeFailedReason`: it comes back within the whole fee of a failed change to another trip.
 */
export const otherWayGivenBackReason = 'other-way-given-back:';
export const exchangeFailedReason = 'exchange-failed:';

/** Refunds of a booking that was changed to another trip: the money carried there, and the money left over. */
export const exchangeCarriedReason = 'exchanged:';
export const exchangeLeftoverReason = 'exchange-left:';

/** Refund of the new booking of a change, where the money of the old one could not be carried to it. */
export const undoneExchangeReason = 'exchange-undone:';

/** Refunds beyond the policy. */
export const beyondPolicyReason = 'given-back:';
