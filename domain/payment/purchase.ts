import { type Paisa, paisa, sum } from '../money.ts';

/** Share of a payment: what it asks for the booking on one trip. The shares of a payment have its id, each on its trip. */
export type Share = { tripId: string; amountPaisa: Paisa };

/**
 * Trip of the share that decides for a payment: the first of them, whichever is asked about. Who claims that its money is
 * taken claims it there, so it is taken once.
 */
export const decidingTripOf = ({
  tripId,
  otherShares,
}: {
  tripId: string;
  otherShares: readonly Share[];
}): string =>
  [tripId, ...otherShares.map((share) => share.tripId)].reduce((first, one) => (one < first ? one : first));

/** Share with those beside it; where a payment pays for one booking there are none. */
export type ShareOfPurchase = Share & { otherShares: readonly Share[] };

/** The sum that a gateway is asked for: of all bookings that a payment pays for. */
export const askedOf = ({
  amountPaisa,
  otherShares,
}: Pick<ShareOfPurchase, 'amountPaisa' | 'otherShares'>): Paisa =>
  sum([amountPaisa, ...otherShares.map((share) => share.amountPaisa)]);

/**
 * Says how much of captured money is a share's, whichever is settled first; all shares together get all of it. The sum that
 * was asked for gives each what was asked for it. Any other sum pays for no booking: it lies with the share of the first
 * trip, from where it goes back in one piece.
 */
export const capturedOf = (share: ShareOfPurchase, capturedPaisa: Paisa): Paisa => {
  if (capturedPaisa === askedOf(share)) return share.amountPaisa;
  return share.otherShares.every(({ tripId }) => share.tripId < tripId) ? capturedPaisa : paisa(0);
};
