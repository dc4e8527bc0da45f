import { formatPhone } from '@poth/domain/phone-text.ts';
import type { Counter } from '@poth/domain/operator/operator.ts';
import type { Place } from '@poth/domain/place/place.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Stack } from '../ui/layout.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { addBusText } from './add-bus-text.ts';
import type { CounterEnd, CounterTyped } from './add-bus-typed.ts';
import styles from './add-bus.module.css';

type CounterFieldsProps = {
  end: CounterEnd;
  place: Place | undefined;
  counters: readonly Counter[];
  /** Phone number that a new counter gets where none is typed. */
  counterPhone: string;
  typed: CounterTyped;
  said: (field: string) => string | undefined;
};

/** Fields for the boarding or dropping counter of a bus: one of the company's there, or a new one with address and phone. */
export const CounterFields = ({ end, place, counters, counterPhone, typed, said }: CounterFieldsProps) => {
  const t = useText(addBusText);
  const language = useLanguage();
  const scripted = useScriptRuns();
  // Without a script the place is unknown: lists all counters, and asks for the details of a new one.
  const there = scripted ? counters.filter(({ placeId }) => placeId === place?.placeId) : counters;
  const asksForNew = scripted ? place !== undefined && there.length === 0 : true;
  return (
    <Stack as="fieldset" gap="s" className={styles.counter}>
      <legend className="field-label">{t[end]}</legend>
      {scripted && !place && <p className="muted small">{t.placeFirst}</p>}
      {there.length > 0 && (
        <SelectField
          label={<span className="visually-hidden">{t[end]}</span>}
          error={said(end)}
          name={`${end}Counter`}
          defaultValue={typed.counterId}
          {...(!scripted && { none: t.ownOrNew })}
          options={there.map(({ counterId, name, address }) => ({
            value: counterId,
            label: `${name[language]}, ${address[language]}`,
          }))}
        />
      )}
      {asksForNew && (
        <>
          {place && <p className="muted small">{t.newCounter(place.name[language])}</p>}
          <TextField label={t.address} name={`${end}Address`} maxLength={200} defaultValue={typed.address} />
          <TextField
            label={t.phone}
            hint={t.phoneHint(formatPhone(counterPhone, language))}
            type="tel"
            name={`${end}Phone`}
            defaultValue={formatPhone(typed.phone, language)}
          />
        </>
      )}
    </Stack>
  );
};
