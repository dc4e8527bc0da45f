import { type Paisa, paisa, sum } from '../money.ts';

/** Share of a payment: the amount for the booking on one trip. All shares have the payment's id, each on its own trip. */
export type Share = { tripId: string; amountPaisa: Paisa };

/**
 * Trip of the share that decides for a payment: the lowest trip id, whichever share is asked about. A capture is claimed on
 * that share's row, so that the money is taken once.
 */
export const decidingTripOf = ({
  tripId,
  otherShares,
}: {
  tripId: string;
  otherShares: readonly Share[];
}): string =>
  [tripId, ...otherShares.map((share) => share.tripId)].reduce((first, one) => (one < first ? one : first));

/** Share with the other shares of its payment; none where the payment pays for one booking. */
export type ShareOfPurchase = Share & { otherShares: readonly Share[] };

/** Total that a gateway is asked for: the sum of all bookings that the payment pays for. */
export const totalAskedOf = ({
  amountPaisa,
  otherShares,
}: Pick<ShareOfPurchase, 'amountPaisa' | 'otherShares'>): Paisa =>
  sum([amountPaisa, ...otherShares.map((share) => share.amountPaisa)]);

/**
 * Returns a share's part of the captured money, in whatever order shares are settled; all shares together get all of it.
 * Where the captured sum is the one that was asked for, each share gets its own amount. Any other sum pays for no booking:
 * it is assigned whole to the share of the first trip and goes back from there in one piece.
 */
export const capturedShareOf = (share: ShareOfPurchase, capturedPaisa: Paisa): Paisa => {
  if (capturedPaisa === totalAskedOf(share)) return share.amountPaisa;
  return share.otherShares.every(({ tripId }) => share.tripId < tripId) ? capturedPaisa : paisa(0);
};
