import { data } from 'react-router';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The booking that an address names; an address that cannot name one is a page that is not there. */
export const bookingRefOf = ({ tripId = '', bookingId = '' }: { tripId?: string; bookingId?: string }) => {
  if (!uuid.test(tripId) || !uuid.test(bookingId)) throw data(null, { status: 404 });
  return { tripId, bookingId };
};
