import { dayFareOf } from '@poth/domain/search/day-fares.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { ReactNode } from 'react';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { DayStrip } from './day-strip.tsx';
import { FilterPanel } from './filter-panel.tsx';
import type { FoundTrips } from './load-search.ts';
import styles from './search-page.module.css';
import { tellText } from './tell-text.ts';
import { searchText } from './text.ts';
import { TripList } from './trip-list.tsx';
import { type ReportSeatsLeft, useSeatsLeft } from './use-seats-left.ts';

type TripResultsProps = {
  given: FoundTrips;
  open: Journey | null;
  /** True where the address asks for the map of a coach that is not in the list. */
  isGone: boolean;
  seatLimit: number;
  scripted: boolean;
  /** Renders the open seat map, which reports its seats left and receives its start of sale. */
  children: (tellLeft: ReportSeatsLeft, opensAt: Date | null) => ReactNode;
};

/** Shows the days, filters and coaches of a search, all by the same counts of seats left. */
export const TripResults = ({ given, open, isGone, seatLimit, scripted, children }: TripResultsProps) => {
  const t = useText(searchText);
  const tell = useText(tellText);
  const { found, at, tellLeft, openingOf } = useSeatsLeft(given, open);
  const { from, to, date } = given.criteria;
  const days = given.days.map((day) => (day.date === date ? dayFareOf({ date, ...found }, null) : day));
  return (
    <div className="wrap">
      <DayStrip days={days} chosen={date} label={t.days} month={given.month} />
      {given.changePage && (
        <p>
          <LocalLink className="link link-alone" to={given.changePage.to}>
            {given.changePage.says}
          </LocalLink>
        </p>
      )}
      {isGone && <Alert kind="notice">{t.gone}</Alert>}
      <div className={given.count > 0 ? styles.searchColumns : undefined}>
        {given.count > 0 && (
          <FilterPanel
            options={given.options}
            refinement={given.refinement}
            count={found.offers.length + found.afterMidnight.length}
            seatLimit={seatLimit}
            scripted={scripted}
          />
        )}
        <TripList trips={{ ...given, found }} countedAt={at} open={open} scripted={scripted}>
          {children(tellLeft, open && openingOf(open))}
        </TripList>
      </div>
      <p>
        <LocalLink className="link link-alone" to={`/notify/${from.placeId}/${to.placeId}/${date}`}>
          {tell.notify}
        </LocalLink>
      </p>
    </div>
  );
};
