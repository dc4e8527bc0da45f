import { data } from 'react-router';

/** Page of any unknown address. */
export const loader = () => {
  throw data(null, { status: 404 });
};

export default function NotFoundPage() {
  return null;
}
