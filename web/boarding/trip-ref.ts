import { data } from 'react-router';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The trip that an address is about; one that cannot be is a page that is not there. */
export const tripOf = ({ tripId = '' }: { tripId?: string }): string => {
  if (!uuid.test(tripId)) throw data(null, { status: 404 });
  return tripId;
};
