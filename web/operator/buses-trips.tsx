import type { CSSProperties } from 'react';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import type { DayView, TripShown, TripView } from './buses-view.ts';
import { busesText } from './provider-text.ts';
import styles from './buses.module.css';

const tones: Record<TripShown, string | undefined> = {
  'on-sale': undefined,
  'sold-out': undefined,
  closed: 'quiet',
  cancelled: 'off',
  paused: 'late',
  late: 'late',
};

const SeatsSold = ({ sold: { seats, all, left, share } }: Pick<TripView, 'sold'>) => {
  const t = useText(busesText);
  return (
    <span className="desk-share">
      <i style={{ '--share': share } as CSSProperties} />
      <span>
        {t.sold(seats, all)}
        <span className="muted"> · {t.left(left)}</span>
      </span>
    </span>
  );
};

const TripState = ({ state }: Pick<TripView, 'state'>) => (
  <span>
    <span className="desk-state" data-tone={tones[state]}>
      {useText(busesText).states[state]}
    </span>
  </span>
);

/** Upcoming trips, day by day, with the seats sold and left of each. */
export const BusesTrips = ({ days }: { days: readonly DayView[] }) => {
  const t = useText(busesText);
  const { leaves, route, coach, sold, state } = t.columns;
  return (
    <table className={`desk-table ${styles.trips} num`}>
      <thead>
        <tr>
          {[leaves, route, coach, sold, state].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      {days.map(({ date, day, trips }) => (
        <tbody key={date}>
          <tr className={styles.providerDay}>
            <th colSpan={5} scope="rowgroup">
              {day}
            </th>
          </tr>
          {trips.map((trip) => (
            <tr key={trip.tripId}>
              <td data-label={leaves} aria-label={trip.leaves}>
                <b>
                  <LocalLink className="link" to={`/buses/${trip.tripId}`}>
                    {trip.leaves}
                  </LocalLink>
                </b>
              </td>
              <td data-label={route}>{trip.route}</td>
              <td data-label={coach}>{trip.coach}</td>
              <td data-label={sold}>
                <SeatsSold sold={trip.sold} />
              </td>
              <td data-label={state}>
                <TripState state={trip.state} />
              </td>
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
};
