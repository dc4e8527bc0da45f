/* oxlint-disable jsx-a11y/no-autofocus -- the counter's page is worked by keyboard: a sale begins where one can type */
import { findJourneys } from '@poth/domain/counter/find-journey.ts';
import type { CounterJourney } from '@poth/domain/counter/journey.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { type KeyboardEvent, type Ref, useRef, useState } from 'react';
import { Form } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { counterPath } from './counter-address.ts';
import type { OpenCounter } from './load-counter.ts';
import { hourText } from './moment.ts';
import { counterText } from './text.ts';
import styles from './counter.module.css';

type JourneyListProps = {
  journeys: readonly CounterJourney[];
  day: { date: string; fromPlaceId: string };
  down: boolean;
  list: Ref<HTMLUListElement>;
  /** Moves from coach to coach by arrow keys. */
  onWalk: (event: KeyboardEvent) => void;
};

/** Coaches to choose from, each a link to its sale. */
const JourneyList = ({ journeys, day, down, list, onWalk }: JourneyListProps) => {
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
            <span>
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

type TripFinderProps = {
  day: Pick<OpenCounter, 'date' | 'today' | 'fromPlaceId' | 'places' | 'journeys' | 'q'>;
  /** Called on Enter in the empty field: prints what was just sold. */
  onEmptyEnter: (() => void) | undefined;
  /** True while the line is down: then no coach can be opened. */
  down: boolean;
};

const shownAtMost = 12;

/** Search for the coach to sell by its number, destination or departure time; without a script the server searches. */
export const TripFinder = ({ day, onEmptyEnter, down }: TripFinderProps) => {
  const t = useText(counterText).find;
  const language = useLanguage();
  const [typed, setTyped] = useState(day.q);
  const list = useRef<HTMLUListElement>(null);
  const found = findJourneys(day.journeys, typed);
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];

  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'ArrowDown') links()[0]?.focus();
    else if (event.key === 'Enter' && typed.trim()) links()[0]?.click();
    else if (event.key === 'Enter' && onEmptyEnter) onEmptyEnter();
    else return;
    event.preventDefault();
  };
  const walk = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const all = links();
    const next = all[all.indexOf(document.activeElement as HTMLAnchorElement) + step];
    if (next) next.focus();
    else if (step < 0) list.current?.parentElement?.querySelector<HTMLElement>('input[name="q"]')?.focus();
  };

  return (
    <Card aria-labelledby="which-coach">
      <h2 id="which-coach">{t.title}</h2>
      <Form
        method="get"
        action={localPath(language, '/counter')}
        className={styles.findForm}
        role="search"
        aria-labelledby="which-coach"
      >
        <TextField
          name="q"
          type="search"
          label={t.what}
          className={styles.wide}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={press}
          placeholder={t.example}
          spellCheck={false}
          autoFocus
        />
        <SelectField
          key={`from ${day.fromPlaceId}`}
          name="from"
          label={t.from}
          defaultValue={day.fromPlaceId}
          options={day.places.map(({ placeId, name }) => ({ value: placeId, label: name[language] }))}
        />
        <TextField
          key={day.date}
          type="date"
          name="date"
          label={t.date}
          defaultValue={day.date}
          min={day.today}
        />
        <Button type="submit" look="line">
          {t.show}
        </Button>
      </Form>
      <p className="small muted" role="status">
        {found.length === 0 ? t.none : t.found(digits(found.length, language))}
      </p>
      <JourneyList list={list} journeys={found.slice(0, shownAtMost)} day={day} down={down} onWalk={walk} />
      {found.length > shownAtMost && (
        <p className="small muted">{t.more(digits(found.length - shownAtMost, language))}</p>
      )}
    </Card>
  );
};
