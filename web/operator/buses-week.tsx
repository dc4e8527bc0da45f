import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Stack } from '../ui/layout.tsx';
import { MatrixTable } from '../ui/matrix-table.tsx';
import { busesText } from './provider-text.ts';
import type { WeekCell, WeekView } from './week-view.ts';
import styles from './buses.module.css';

const Cell = ({ trip, label }: { trip: WeekCell; label: string }) => {
  const t = useText(busesText);
  return (
    <LocalLink
      to={`/buses/${trip.tripId}`}
      className={styles.weekTrip}
      data-state={trip.state}
      aria-label={`${label}, ${t.columns.sold} ${trip.sold}, ${t.states[trip.state]}`}
    >
      {trip.time && <span className="small">{trip.time}</span>}
      {trip.coach && <span className="small">{trip.coach}</span>}
      <b>{trip.sold}</b>
      {trip.state !== 'on-sale' && <span className="small">{t.states[trip.state]}</span>}
    </LocalLink>
  );
};

/** Trips of one run on one day. */
const Trips = ({ trips, label }: { trips: readonly WeekCell[]; label: string }) => {
  const { noneOnDay } = useText(busesText).week;
  if (trips.length > 0) return trips.map((trip) => <Cell key={trip.tripId} trip={trip} label={label} />);
  return (
    <span className="muted" title={noneOnDay}>
      <span aria-hidden="true">·</span>
      <span className="visually-hidden">{noneOnDay}</span>
    </span>
  );
};

/** Table of a week's trips: a row for each run, a column for each day; on a phone one day at a time. */
export const BusesWeek = ({ week }: { week: WeekView }) => {
  const t = useText(busesText);
  const { days, rows, shownDay } = week;
  return (
    <Stack>
      <nav className={styles.weekWays} aria-label={t.calendar}>
        <ButtonLink look="line" to={week.before}>
          {t.week.before}
        </ButtonLink>
        <ButtonLink look="line" to="/buses?view=week">
          {t.week.today}
        </ButtonLink>
        <ButtonLink look="line" to={week.after}>
          {t.week.after}
        </ButtonLink>
      </nav>
      <nav className={`${styles.weekDays} num`} aria-label={t.week.days}>
        {days.map(({ date, weekday, day, to }) => (
          <LocalLink
            key={date}
            to={to}
            aria-current={date === shownDay ? 'date' : undefined}
            preventScrollReset
          >
            <span>{weekday}</span>
            <b>{day}</b>
          </LocalLink>
        ))}
      </nav>
      {rows.length === 0 ? (
        <EmptyState>{t.week.none}</EmptyState>
      ) : (
        <>
          <p className="small muted">{t.week.legend}</p>
          <MatrixTable
            corner={t.week.run}
            columns={days.map(({ date, weekday, day, isToday }) => ({
              id: date,
              isToday,
              isShown: date === shownDay,
              name: (
                <>
                  {weekday}
                  <span className="small"> {day}</span>
                </>
              ),
            }))}
            rows={rows.map(({ runId, leaves, route, coach, cells }) => ({
              id: runId,
              name: (
                <>
                  <b>{leaves}</b> {route}
                  <div className="small muted">{coach}</div>
                </>
              ),
              cells: cells.map((trips, at) => (
                <Trips key={days[at]?.date} trips={trips} label={`${days[at]?.day} ${leaves} ${route}`} />
              )),
            }))}
          />
        </>
      )}
      {(week.fewer || week.more) && (
        <nav className={styles.weekWays} aria-label={t.pages}>
          {week.fewer && (
            <ButtonLink look="line" to={week.fewer}>
              {t.week.fewer}
            </ButtonLink>
          )}
          {week.more && (
            <ButtonLink look="line" to={week.more}>
              {t.week.more}
            </ButtonLink>
          )}
        </nav>
      )}
    </Stack>
  );
};
