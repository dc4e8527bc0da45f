import { isId } from './address-id.ts';

type Way = { tripId: string; bookingId: string };

/** A held way of a purchase as addresses name it: there=trip.booking. */
export const wayText = ({ tripId, bookingId }: Way): string => `${tripId}.${bookingId}`;

/** Reads a held way from an address or a form; undefined where none is named. */
export const readWay = (text: string | null): Way | undefined => {
  const [tripId = '', bookingId = '', more] = (text ?? '').split('.');
  return isId(tripId) && isId(bookingId) && more === undefined ? { tripId, bookingId } : undefined;
};

/** The checkout of a held way, with the other one where both are bought at once. */
export const checkoutPath = ({ tripId, bookingId }: Way, otherWay?: Way): string =>
  `/checkout/${tripId}/${bookingId}${otherWay ? `?back=${wayText(otherWay)}` : ''}`;
