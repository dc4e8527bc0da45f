/* oxlint-disable jsx-a11y/no-autofocus -- the focus was in the list that this field takes the place of */
import { digits, type Language } from '@poth/domain/language.ts';
import {
  type CounterName,
  counterText,
  findPlaceOrCounter,
  type PlaceMatch,
  suggestPlacesAndCounters,
} from '@poth/domain/place/find-counter.ts';
import type { Place } from '@poth/domain/place/place.ts';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import type { ControlProps } from '../ui/field.tsx';
import { entryOfMeant, type PlaceEntry, valueOf } from './place-entry.ts';
import styles from './search-box.module.css';
import { searchBoxText } from './search-box-text.ts';

type PlaceComboboxProps = ControlProps & {
  name: string;
  placeholder: string;
  places: readonly Place[];
  counters: readonly CounterName[];
  entry: PlaceEntry;
  onEntry: (entry: PlaceEntry) => void;
  onTouch: (() => void) | undefined;
};

const mostOptions = 100;

const optionText = ({ place, counter }: PlaceMatch<Place>, language: Language): string =>
  counter ? counterText(counter, place, language) : place.name[language];

/**
 * Field for a place, or a counter in it, typed in English, Bangla or an old spelling: the ARIA 1.2 combobox with a list
 * box.
 */
export const PlaceCombobox = ({
  name,
  places,
  counters,
  entry,
  onEntry,
  onTouch,
  ...control
}: PlaceComboboxProps) => {
  const t = useText(searchBoxText);
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  // This field replaces a plain list once the script has loaded: a user who had focused the list keeps the focus.
  const [isFocused] = useState(() => document.activeElement?.id === control.id);
  const chosen = places.find(({ placeId }) => placeId === entry.placeId);
  const options = suggestPlacesAndCounters(places, counters, chosen ? '' : entry.text, mostOptions);
  const other = language === 'en' ? 'bn' : 'en';
  const optionId = (index: number) => `${control.id}-${index}`;

  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const show = () => {
    setOpen(true);
    setAt(chosen ? options.findIndex(({ place }) => place === chosen) : -1);
  };
  const close = () => setOpen(false);
  const choose = (meant: PlaceMatch<Place>) => {
    onEntry(entryOfMeant(meant, language));
    close();
  };
  const type = (text: string) => {
    onEntry({ text });
    setOpen(true);
    setAt(text.trim() ? 0 : -1);
  };
  const leave = () => {
    close();
    const meant = chosen ? undefined : findPlaceOrCounter(places, counters, entry.text);
    if (meant) choose(meant);
  };
  const move = (by: number) => {
    if (!open) return show();
    setAt((at + by + options.length) % Math.max(options.length, 1));
  };
  const press = (event: KeyboardEvent) => {
    const active = options[at];
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(at < 0 ? 0 : -1);
    else if (event.key === 'Escape' && open) close();
    else if (event.key === 'Enter' && open && active) choose(active);
    else {
      if (event.key === 'Tab' && open && active) choose(active);
      return;
    }
    event.preventDefault();
  };

  return (
    <div className={styles.combobox}>
      <input
        {...control}
        autoFocus={isFocused}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${control.id}-list`}
        aria-activedescendant={open && at >= 0 ? optionId(at) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={chosen && !entry.counter ? chosen.name[language] : entry.text}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => {
          onTouch?.();
          event.target.select();
        }}
        onClick={show}
        onKeyDown={press}
        onBlur={leave}
      />
      <input type="hidden" name={name} value={chosen ? valueOf(entry) : entry.text} />
      {/* Bangla pages only: for this name alone an English page should not load a font of 130 kB, as it does for the list. */}
      {chosen && !entry.counter && language === 'bn' && (
        <span className={styles.comboboxOther} lang={other} aria-hidden="true">
          {chosen.name[other]}
        </span>
      )}
      <div
        ref={list}
        id={`${control.id}-list`}
        role="listbox"
        tabIndex={-1}
        aria-label={control.placeholder}
        hidden={!open}
        // Keeps the focus in the field while the list is scrolled or clicked.
        onMouseDown={(event) => event.preventDefault()}
      >
        {open &&
          options.map((option, index) => (
            <div
              key={[option.place.placeId, option.counter?.name.en].join()}
              id={optionId(index)}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              onClick={() => choose(option)}
            >
              {optionText(option, language)} <span lang={other}>{optionText(option, other)}</span>
            </div>
          ))}
        {open && options.length === 0 && (
          <div role="option" aria-disabled="true" aria-selected="false">
            {t.noPlace}
          </div>
        )}
      </div>
      <span className="visually-hidden" role="status">
        {open && !chosen && entry.text && t.places(digits(options.length, language))}
      </span>
    </div>
  );
};
