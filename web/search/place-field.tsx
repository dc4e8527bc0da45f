import type { CounterName } from '@poth/domain/place/find-counter.ts';
import type { Place } from '@poth/domain/place/place.ts';
import { useLanguage } from '../text/language.ts';
import { Field } from '../ui/field.tsx';
import { PlaceCombobox } from './place-combobox.tsx';
import { entryOf, type PlaceEntry, valueOf } from './place-entry.ts';
import styles from './search-box.module.css';

type PlaceFieldProps = {
  name: 'from' | 'to';
  label: string;
  places: readonly Place[];
  entry: PlaceEntry;
  onEntry: (entry: PlaceEntry) => void;
  error: string | undefined;
  /** True where our script runs: then the field accepts typing, else it is a plain list. */
  typing: boolean;
  /** Counters that may name a place; loaded when the field is touched. */
  counters?: readonly CounterName[];
  onTouch?: () => void;
};

/** Field for the start or the end of a journey. */
export const PlaceField = ({
  name,
  label,
  places,
  entry,
  onEntry,
  error,
  typing,
  counters = [],
  onTouch,
}: PlaceFieldProps) => {
  const language = useLanguage();
  const choose = (said: string) => {
    // The counter of the address is an option of the list; choosing it changes nothing.
    if (said !== entry.counter) onEntry(entryOf(places, said, language));
  };
  return (
    <Field
      label={label}
      error={error}
      className={`${styles.placeField} ${name === 'from' ? styles.placeFrom : styles.placeTo}`}
    >
      {(control) =>
        typing ? (
          <PlaceCombobox
            name={name}
            places={places}
            counters={counters}
            entry={entry}
            onEntry={onEntry}
            onTouch={onTouch}
            placeholder={label}
            {...control}
          />
        ) : places.length === 0 ? (
          <input name={name} defaultValue={entry.text} placeholder={label} {...control} />
        ) : (
          <select
            name={name}
            defaultValue={valueOf(entry)}
            onChange={(event) => choose(event.target.value)}
            {...control}
          >
            <option value="">{label}</option>
            {entry.text && (entry.counter || !entry.placeId) && (
              <option value={valueOf(entry)}>{entry.text}</option>
            )}
            {places.map((place) => (
              <option key={place.placeId} value={place.placeId}>
                {place.name[language]}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  );
};
