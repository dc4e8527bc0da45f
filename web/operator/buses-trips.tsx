import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Share } from '../ui/share.tsx';
import type { DayView, TripShown } from './buses-view.ts';
import { busesText } from './provider-text.ts';
import styles from './buses.module.css';

const tones: Record<TripShown, Tone | undefined> = {
  'on-sale': undefined,
  'sold-out': undefined,
  closed: 'quiet',
  cancelled: 'off',
  paused: 'late',
  late: 'late',
};

/** Upcoming trips by day, with the seats sold and left of each. */
export const BusesTrips = ({ days }: { days: readonly DayView[] }) => {
  const t = useText(busesText);
  const { leaves, route, coach, sold, state } = t.columns;
  return (
    <DataTable
      className={`${styles.trips} num`}
      rows={days.flatMap(({ day, trips }) => trips.map((trip) => ({ ...trip, day })))}
      rowKey={({ tripId }) => tripId}
      groupOf={({ day }) => day}
      columns={[
        {
          head: leaves,
          spoken: (trip) => trip.leaves,
          cell: (trip) => (
            <b>
              <LocalLink className="link" to={`/buses/${trip.tripId}`}>
                {trip.leaves}
              </LocalLink>
            </b>
          ),
        },
        { head: route, cell: (trip) => trip.route },
        { head: coach, cell: (trip) => trip.coach },
        {
          head: sold,
          cell: ({ sold: { seats, all, left, share } }) => (
            <Share share={share}>
              {t.sold(seats, all)}
              <span className="muted"> · {t.left(left)}</span>
            </Share>
          ),
        },
        { head: state, cell: (trip) => <Badge tone={tones[trip.state]}>{t.states[trip.state]}</Badge> },
      ]}
    />
  );
};
