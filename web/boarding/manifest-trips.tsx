import type { CSSProperties } from 'react';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import type { TripView } from './manifest-view.ts';
import { manifestText } from './text.ts';
import styles from './manifest.module.css';

const tones: Partial<Record<TripView['state'], string>> = {
  closed: 'quiet',
  departed: 'quiet',
  arrived: 'quiet',
  cancelled: 'off',
  past: 'late',
};

const ManifestState = ({ state }: Pick<TripView, 'state'>) => (
  <span>
    <span className="desk-state" data-tone={tones[state]}>
      {useText(manifestText).states[state]}
    </span>
  </span>
);

/** The trips of a day with how far each is sold and boarded. */
export const ManifestTrips = ({ trips }: { trips: readonly TripView[] }) => {
  const t = useText(manifestText);
  return (
    <table className="desk-table num">
      <thead>
        <tr>
          {[t.leaves, t.route, t.coach, t.sold, t.aboard, t.state, t.do].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {trips.map((trip) => (
          <tr key={trip.tripId}>
            <td data-label={t.leaves}>
              <span>
                <b>{trip.leaves}</b>{' '}
                {trip.late && (
                  <span className="desk-state" data-tone="late">
                    {trip.late}
                  </span>
                )}
              </span>
            </td>
            <td data-label={t.route}>{trip.route}</td>
            <td data-label={t.coach}>{trip.coachNumber}</td>
            <td data-label={t.sold}>
              <span className="desk-share">
                <i style={{ '--share': trip.share } as CSSProperties} />
                {t.of(trip.sold, trip.seats)}
              </span>
            </td>
            <td data-label={t.aboard}>
              <span>
                {trip.boarded} {trip.missed && <span className="muted">· {t.missed(trip.missed)}</span>}
              </span>
            </td>
            <td data-label={t.state}>
              <ManifestState state={trip.state} />
            </td>
            <td data-label={t.do} className={styles.do}>
              <span>
                <LocalLink
                  className="link"
                  to={`/manifests/${trip.tripId}`}
                  aria-label={t.listOf(`${trip.leaves} ${trip.coachNumber}`)}
                >
                  {t.list}
                </LocalLink>
                {/* Opened as a page of its own: only there a browser lends its camera. */}
                <LocalLink
                  className="link"
                  to={`/board/${trip.tripId}`}
                  reloadDocument
                  aria-label={t.boardOf(`${trip.leaves} ${trip.coachNumber}`)}
                >
                  {t.board}
                </LocalLink>
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
