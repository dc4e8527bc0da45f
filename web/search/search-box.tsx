import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { coachTypeNames, coachTypes } from '@poth/domain/fleet/coach.ts';
import type { CounterName } from '@poth/domain/place/find-counter.ts';
import type { Place } from '@poth/domain/place/place.ts';
import { type CriteriaInput, periodNames, periods } from '@poth/domain/search/criteria.ts';
import { namedFirst } from '@poth/domain/search/place-order.ts';
import { type FormEvent, type ReactNode, useMemo, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { type BoxFaults, boxFaults } from './box-faults.ts';
import { entryOf } from './place-entry.ts';
import { PlaceField } from './place-field.tsx';
import { QuickChoices } from './quick-choices.tsx';
import styles from './search-box.module.css';
import { searchBoxText } from './search-box-text.ts';
import { useCounterNames } from './use-counter-names.ts';

type SearchBoxProps = {
  /** All places to choose from: first those that coaches leave, in the order of `boxPlaces`. */
  places: readonly Place[];
  /** Ids of the places that coaches go to, which come first under To. */
  toFirst: readonly string[];
  today: DhakaDate;
  /** Earlier criteria, as the address has them. */
  asked?: CriteriaInput & { back?: string | null; there?: string | null };
  /** Counters by which those criteria name a place. */
  counters?: readonly CounterName[];
  faults?: BoxFaults;
  /** Reason why the list of places or trips could not be loaded; the box itself stays usable. */
  failure?: string | undefined;
  withPeriod?: boolean;
  /** Shown next to the title: the help dialogs. */
  children?: ReactNode;
};

/** Search box from which every purchase starts: a form to /search that works without JavaScript. */
export const SearchBox = ({
  places,
  toFirst,
  today,
  asked = {},
  counters: named = [],
  faults: given = {},
  failure,
  withPeriod,
  children,
}: SearchBoxProps) => {
  const t = useText(searchBoxText);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [entries, setEntries] = useState({
    from: entryOf(places, asked.from, language, named),
    to: entryOf(places, asked.to, language, named),
  });
  const [faults, setFaults] = useState(given);
  const typing = useScriptRuns();
  const [counters, askCounters] = useCounterNames();
  const [date, setDate] = useState<string>(asked.date ?? today);
  const busy = useNavigation().location?.pathname === localPath(language, '/search');

  const check = (event: FormEvent<HTMLFormElement>) => {
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '');
    const found = boxFaults({ from: text('from'), to: text('to'), date: text('date') }, today);
    setFaults(found);
    if (Object.keys(found).length === 0) return;
    event.preventDefault();
    // The field is marked once the faults are drawn.
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus());
  };
  const choices = { from: places, to: useMemo(() => namedFirst(places, toFirst), [places, toFirst]) };
  const said = (field: keyof BoxFaults) => faults[field] && t.faults[faults[field]];
  const place = (name: 'from' | 'to') => (
    <PlaceField
      name={name}
      label={t[name]}
      places={choices[name]}
      entry={entries[name]}
      onEntry={(entry) => setEntries((before) => ({ ...before, [name]: entry }))}
      error={said(name)}
      typing={typing}
      counters={counters}
      onTouch={askCounters}
    />
  );

  return (
    <Form
      ref={form}
      className={`card ${styles.searchBox} no-print`}
      action={localPath(language, '/search')}
      role="search"
      aria-label={t.title}
      onSubmit={check}
      data-failed={t.failed('').trim()}
      noValidate
    >
      <div className={styles.searchBoxHead}>
        <h2>{t.title}</h2>
        {children}
      </div>
      {asked.there && <input type="hidden" name="there" value={asked.there} />}
      {failure && <Alert>{t.failed(failure)}</Alert>}
      <div className={styles.searchFields} data-period={withPeriod}>
        {place('from')}
        <button
          type="button"
          className={styles.swap}
          aria-label={t.swap}
          data-shown={typing}
          disabled={!typing}
          onClick={() => setEntries(({ from, to }) => ({ from: to, to: from }))}
        >
          <Icon name="swap" />
        </button>
        {place('to')}
        <DateField
          label={t.date}
          className={styles.dateField}
          error={said('date')}
          name="date"
          min={today}
          required
          defaultValue={asked.date ?? today}
          isAsked={Boolean(asked.date)}
          known={date}
          onDate={setDate}
        />
        <DateField
          label={t.back}
          className={styles.dateField}
          name="back"
          min={date || today}
          defaultValue={asked.back ?? ''}
          isAsked
        />
        {withPeriod && (
          <Field label={t.period}>
            {(control) => (
              <select name="period" defaultValue={asked.period ?? ''} {...control}>
                <option value="">{t.anyPeriod}</option>
                {periodNames.map((period) => (
                  <option key={period} value={period}>
                    {`${periods[period].name[language]} (${periods[period].hours[language]})`}
                  </option>
                ))}
              </select>
            )}
          </Field>
        )}
        <Field label={t.coachType}>
          {(control) => (
            <select name="coachType" defaultValue={asked.coachType ?? ''} {...control}>
              <option value="">{t.anyCoachType}</option>
              {coachTypes.map((type) => (
                <option key={type} value={type}>
                  {coachTypeNames[type][language]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Button type="submit" busy={busy}>
          {busy ? t.loading : t.search}
        </Button>
      </div>
      <QuickChoices places={places} today={today} form={form} onDate={setDate} />
    </Form>
  );
};
