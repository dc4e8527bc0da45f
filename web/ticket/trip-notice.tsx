import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { TripNewsView } from './trip-news-view.ts';
import { ticketTripText } from './trip-text.ts';

type TripNoticeProps = {
  news: TripNewsView;
  /** Where the booking is cancelled, for who may. */
  cancelPath: string | null;
};

/** That the coach does not run, runs late or is a lesser one, and what may be done about it. */
export const TripNotice = ({ news, cancelPath }: TripNoticeProps) => {
  const t = useText(ticketTripText);
  if (!news.said && !news.free) return null;
  return (
    <Alert kind={news.cancelled ? 'problem' : 'notice'}>
      <p>
        {news.said}{' '}
        {news.cancelled && (
          <LocalLink className="link" to={news.searchPath}>
            {t.others}
          </LocalLink>
        )}
      </p>
      {news.free && (
        <p>
          {news.free}{' '}
          {cancelPath && (
            <LocalLink className="link" to={cancelPath}>
              {t.cancelFree}
            </LocalLink>
          )}
        </p>
      )}
    </Alert>
  );
};
