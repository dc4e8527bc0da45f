import type { Place } from '@poth/domain/place/place.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLanguage } from '../text/language.ts';
import { Field } from '../ui/field.tsx';
import { PlaceCombobox } from './place-combobox.tsx';
import { entryOf, type PlaceEntry } from './place-entry.ts';

type PlaceFieldProps = {
  name: 'from' | 'to';
  label: string;
  places: readonly Place[];
  entry: PlaceEntry;
  onEntry: (entry: PlaceEntry) => void;
  error: string | undefined;
  /** Whether the browser runs our script: then one may type, else one chooses from a plain list. */
  typing: boolean;
};

/** Where a journey begins or ends. */
export const PlaceField = ({ name, label, places, entry, onEntry, error, typing }: PlaceFieldProps) => {
  const language = useLanguage();
  const list = useRef<HTMLSelectElement>(null);
  const choose = (said: string) => onEntry(entryOf(places, said, language));
  // Reads the plain list once, when the script takes over: what was chosen in it before stays chosen.
  const readList = useEffectEvent(() => {
    const said = list.current?.value;
    if (said !== undefined && said !== (entry.placeId ?? entry.text)) choose(said);
  });
  useEffect(() => readList(), []);
  return (
    <Field label={label} error={error} className={`place-field place-${name}`}>
      {(control) =>
        typing ? (
          <PlaceCombobox
            name={name}
            places={places}
            entry={entry}
            onEntry={onEntry}
            placeholder={label}
            {...control}
          />
        ) : places.length === 0 ? (
          <input name={name} defaultValue={entry.text} placeholder={label} {...control} />
        ) : (
          <select
            ref={list}
            name={name}
            defaultValue={entry.placeId ?? entry.text}
            onChange={(event) => choose(event.target.value)}
            {...control}
          >
            <option value="">{label}</option>
            {entry.text && !entry.placeId && <option value={entry.text}>{entry.text}</option>}
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
