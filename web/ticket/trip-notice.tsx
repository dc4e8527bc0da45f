import { LocalLink } from '../text/local-link.tsx';
import { Alert } from '../ui/alert.tsx';
import { Row } from '../ui/layout.tsx';
import type { TripNewsView } from './trip-news-view.ts';

/** Notice that the coach is cancelled, late, of a lower class or changed for another, and what the passenger can do. */
export const TripNotice = ({ news }: { news: TripNewsView }) =>
  (news.said || news.free) && (
    <Alert kind={news.cancelled ? 'problem' : 'notice'}>
      <p>{news.said}</p>
      {news.free && <p>{news.free}</p>}
      {news.ways.length > 0 && (
        <Row gap="m">
          {news.ways.map(({ to, says }) => (
            <LocalLink key={to} className="link link-alone" to={to}>
              {says}
            </LocalLink>
          ))}
        </Row>
      )}
    </Alert>
  );
