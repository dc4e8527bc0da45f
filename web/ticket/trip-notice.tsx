import { LocalLink } from '../text/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import type { TripNewsView } from './trip-news-view.ts';

/** Notice that the coach is cancelled, late or of a lower class, and what the passenger can do. */
export const TripNotice = ({ news }: { news: TripNewsView }) =>
  (news.said || news.free) && (
    <Alert kind={news.cancelled ? 'problem' : 'notice'}>
      <p>{news.said}</p>
      <p>
        {news.free}{' '}
        {news.ways.map(({ to, says }) => (
          <LocalLink key={to} className="link link-alone" to={to}>
            {says}
          </LocalLink>
        ))}
      </p>
    </Alert>
  );
