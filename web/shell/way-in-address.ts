import { isId } from './address-id.ts';

type Way = { tripId: string; bookingId: string };

/** Formats a held way of a purchase for addresses: there=trip.booking. */
export const formatWay = ({ tripId, bookingId }: Way): string => `${tripId}.${bookingId}`;

/** Reads a held way from an address or a form; undefined if there is none. */
export const readWay = (text: string | null): Way | undefined => {
  const [tripId = '', bookingId = '', more] = (text ?? '').split('.');
  return isId(tripId) && isId(bookingId) && more === undefined ? { tripId, bookingId } : undefined;
};

/** Address of the checkout of a held way, with the other one where both are bought at once. */
export const checkoutPath = ({ tripId, bookingId }: Way, otherWay?: Way): string =>
  `/checkout/${tripId}/${bookingId}${otherWay ? `?back=${formatWay(otherWay)}` : ''}`;
