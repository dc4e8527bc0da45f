import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { CSSProperties, MouseEvent } from 'react';
import { useText } from '../text/texts.ts';
import { tripText } from './text.ts';
import type { TripView } from './trip-view.ts';
import styles from './trip.module.css';

type Rows = TripView['decks'][number]['rows'];
type TripMapProps = {
  view: TripView;
  /** Seats that are ticked, as in a refused form; null where seats cannot be ticked. */
  ticked: readonly SeatNo[] | null;
};

/** Builds columns of equal width; one without any seat is the aisle. */
const columnsOf = (rows: Rows): string =>
  Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, column) =>
    rows.some((row) => row[column]) ? 'var(--place)' : 'var(--aisle)',
  ).join(' ');

/** Goes to a passenger's row by itself: a jump by the browser is a navigation, at which a form's faults leave the page. */
const goToRider = (event: MouseEvent<HTMLAnchorElement>): void => {
  event.preventDefault();
  const row = document.getElementById(event.currentTarget.hash.slice(1));
  row?.focus();
  row?.scrollIntoView();
};

/** Seat with its label, and its passenger or state. */
const DeskSeat = ({ seatNo, view, ticked }: TripMapProps & { seatNo: SeatNo }) => {
  const t = useText(tripText).seats;
  const seat = view.seats[seatNo];
  if (!seat) return <span />;
  const [rider, ...others] = seat.riders;
  const inside = (
    <>
      <b>{seatNo}</b>
      <small>{rider ? `${rider}${others.length > 0 ? ` +${others.length}` : ''}` : t.views[seat.view]}</small>
    </>
  );
  if (ticked && seat.view === 'free')
    return (
      <label className={styles.seat} data-view="free">
        <input
          type="checkbox"
          name="seat"
          value={seatNo}
          aria-label={seat.label}
          defaultChecked={ticked.includes(seatNo)}
        />
        {inside}
      </label>
    );
  if (rider)
    return (
      <a
        className={styles.seat}
        data-view={seat.view}
        href={`#rider-${seatNo}`}
        title={seat.label}
        onClick={goToRider}
      >
        {inside}
        <span className="visually-hidden">{t.views[seat.view]}</span>
      </a>
    );
  return (
    <span className={styles.seat} data-view={seat.view} title={seat.label}>
      {inside}
    </span>
  );
};

/** Map of the coach seen from above, with the passengers in their seats. */
export const TripMap = ({ view, ticked }: TripMapProps) => {
  const t = useText(tripText).seats;
  return (
    <section className={styles.map} aria-label={t.map(view.coachNumber)}>
      {view.decks.map(({ deck, name, rows }) => (
        <div key={deck}>
          <p className={`${styles.front} small muted`}>
            {name ?? t.front}
            <i aria-hidden="true" />
          </p>
          <div className={`${styles.seats} num`} style={{ '--columns': columnsOf(rows) } as CSSProperties}>
            {rows.flatMap((row, y) =>
              row.map((seatNo, x) =>
                seatNo === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an aisle has no other key
                  <span key={`${y} ${x}`} />
                ) : (
                  <DeskSeat key={seatNo} seatNo={seatNo} view={view} ticked={ticked} />
                ),
              ),
            )}
          </div>
        </div>
      ))}
    </section>
  );
};
