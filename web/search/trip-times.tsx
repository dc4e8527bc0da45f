import { dhakaDate, formatDate, formatDuration } from '@poth/domain/dhaka.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { SearchCriteria } from '@poth/domain/search/criteria.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { RoadLine } from '../ui/road-line.tsx';
import { momentOf } from './moment.ts';
import { searchText } from './text.ts';
import styles from './trip-card.module.css';

type EndProps = {
  label: string;
  at: Date;
  place: Bilingual;
  counter: Bilingual | undefined;
  expected: SearchCriteria['date'];
  /** Shows the date even where it is the expected one. */
  dated?: boolean;
};

/** One end of a journey: its time, its date where that is not obvious, and its place. */
const End = ({ label, at, place, counter, expected, dated = false }: EndProps) => {
  const language = useLanguage();
  const { time, date } = momentOf(at, expected, language);
  const shown = date ?? (dated && formatDate(dhakaDate(at), language));
  return (
    <p className={styles.tripEnd}>
      <span className="visually-hidden">{label} </span>
      <time dateTime={at.toISOString()}>
        <b>{time}</b>
        {shown && (
          <span className={styles.tripDate} data-expected={date === null || undefined}>
            {shown}
          </span>
        )}
      </time>
      <span className="small muted">{[place[language], counter?.[language]].filter(Boolean).join(', ')}</span>
    </p>
  );
};

type TripTimesProps = { offer: TripOffer; criteria: Pick<SearchCriteria, 'from' | 'to' | 'date'> };

/** Shows departure and arrival of a coach, with their places, and the duration. */
export const TripTimes = ({ offer, criteria }: TripTimesProps) => {
  const t = useText(searchText);
  const language = useLanguage();
  const { departsAt, arrivesAt, boarding, dropping } = offer;
  const minutes = Math.round((arrivesAt.getTime() - departsAt.getTime()) / 60_000);
  return (
    <div className={`${styles.tripTimes} num`}>
      <End
        label={t.departure}
        at={departsAt}
        place={criteria.from.name}
        counter={boarding[0]?.name}
        expected={criteria.date}
        dated
      />
      <RoadLine>{formatDuration(minutes, language)}</RoadLine>
      <End
        label={t.arrival}
        at={arrivesAt}
        place={criteria.to.name}
        counter={dropping[0]?.name}
        expected={dhakaDate(departsAt)}
      />
    </div>
  );
};
