import type { CounterJourney } from '@poth/domain/counter/journey.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { KeyboardEvent, Ref } from 'react';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { counterPath } from './counter-address.ts';
import { hourText } from './moment.ts';
import { counterText } from './text.ts';
import styles from './counter.module.css';

type JourneyListProps = {
  journeys: readonly CounterJourney[];
  day: { date: string; fromPlaceId: string };
  down: boolean;
  list: Ref<HTMLUListElement>;
  /** Arrow keys go from coach to coach. */
  onWalk: (event: KeyboardEvent) => void;
};

/** Coaches to choose from, each a link to its sale. */
export const JourneyList = ({ journeys, day, down, list, onWalk }: JourneyListProps) => {
  const t = useText(counterText).find;
  const language = useLanguage();
  return (
    <ul className={`${styles.journeys} num`} data-part="journeys" ref={list}>
      {journeys.map((journey) => (
        <li key={`${journey.tripId} ${journey.toStopNo}`}>
          <LocalLink
            to={counterPath({ date: day.date, from: day.fromPlaceId, journey })}
            preventScrollReset
            aria-disabled={down || undefined}
            onKeyDown={onWalk}
            onClick={(event) => down && event.preventDefault()}
          >
            <b>{hourText(journey.departsAt, language, day.date)}</b>
            <span className={styles.to}>
              {journey.to[language]}
              <small className="muted">
                {journey.coachNumber} · {coachName(journey.coachType, journey.coachClass)[language]}
              </small>
            </span>
            <span className={styles.left}>
              {formatMoney(journey.farePaisa, language)}
              {journey.severalFares && '+'}
              <small className={journey.seatsLeft > 0 ? 'muted' : styles.full}>
                {journey.seatsLeft > 0 ? t.left(digits(journey.seatsLeft, language)) : t.full}
              </small>
            </span>
          </LocalLink>
        </li>
      ))}
    </ul>
  );
};
