import { digits } from '@poth/domain/language.ts';
import type { Counter } from '@poth/domain/operator/operator.ts';
import { faultText } from '../text/fault-text.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Check } from '../ui/check-field.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import type { PlaceOption } from './place-options.ts';
import type { StopInForm } from './route-stops.ts';
import { networkText, routeFaultText } from './text.ts';
import styles from './network.module.css';

type StopCardProps = {
  stop: StopInForm;
  at: number;
  count: number;
  places: readonly PlaceOption[];
  counters: readonly Counter[];
  faults: Readonly<Record<string, string>>;
};

/** Card of one stop of a route: place, kilometres, times and counters; its buttons reorder the stops. */
export const StopCard = ({ stop, at, count, places, counters, faults }: StopCardProps) => {
  const t = useText(networkText).route;
  const choose = useText(networkText).choose;
  const language = useLanguage();
  const { key } = stop;
  const [isFirst, isLast] = [at === 0, at === count - 1];
  const number = t.stop(digits(at + 1, language));
  const said = (field: string): string | undefined =>
    faultText(routeFaultText, faults[`stops.${at}.${field}`], language);
  const here = counters.filter((counter) => counter.placeId === stop.placeId);
  const text = (field: 'km' | 'arrives' | 'departs', label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      error={said(field)}
      name={`${key}.${field}`}
      defaultValue={digits(stop[field], language)}
      autoComplete="off"
      placeholder={field === 'km' ? '' : digits('4:30', language)}
    />
  );
  const button = (verb: string, label: string) => (
    <Button look="line" small name="intent" value={`${verb}:${key}`}>
      {label}
      <span className="visually-hidden"> · {number}</span>
    </Button>
  );
  const wrong = said('counters');
  return (
    <Stack as="li" className={`card ${styles.stop}`} data-end={isFirst || isLast || undefined}>
      <input type="hidden" name="stop" value={key} />
      <Row isSpread>
        <h2 id={`stop-${key}`} tabIndex={-1}>
          {number}
          {(isFirst || isLast) && <span className="small muted"> · {isFirst ? t.first : t.last}</span>}
        </h2>
        <Row>
          {!isFirst && button('up', t.up)}
          {!isLast && button('down', t.down)}
          {count > 2 && button('remove', t.remove)}
        </Row>
      </Row>
      <div className={styles.stopFields}>
        <SelectField
          label={t.place}
          error={said('placeId')}
          name={`${key}.place`}
          defaultValue={stop.placeId}
          none={choose}
          options={places.map(({ placeId, name }) => ({ value: placeId, label: name }))}
        />
        {!isFirst && text('km', t.km)}
        {!isFirst && text('arrives', t.arrives)}
        {!isFirst && !isLast && text('departs', t.departs, t.departsHint)}
      </div>
      <fieldset aria-describedby={wrong ? `wrong-${key}` : undefined}>
        <legend className="field-label">{t.counters}</legend>
        {here.map(({ counterId, name, address }) => {
          const chosen = stop.counters.find((counter) => counter.counterId === counterId);
          return (
            <div key={counterId} className={styles.call}>
              <Check
                name={`${key}.counter`}
                value={counterId}
                defaultChecked={chosen !== undefined || (here.length === 1 && stop.counters.length === 0)}
                label={
                  <>
                    {name[language]} <span className="small muted">{address[language]}</span>
                  </>
                }
              />
              <input
                className="input"
                name={`${key}.offset.${counterId}`}
                aria-label={`${t.offset}: ${name[language]}`}
                placeholder={digits('0', language)}
                defaultValue={digits(chosen?.offset ?? '', language)}
                autoComplete="off"
              />
            </div>
          );
        })}
        {here.length > 0 && (
          <p className="field-hint">
            {t.offset}
            {language === 'bn' ? '। ' : '. '}
            {t.offsetHint}
          </p>
        )}
        {here.length === 0 && <p className="field-hint">{stop.placeId ? t.noCounters : t.placeFirst}</p>}
        {wrong && (
          <p className="field-error" id={`wrong-${key}`} role="alert">
            {wrong}
          </p>
        )}
      </fieldset>
      {!isLast && <Row>{button('add', t.addAfter)}</Row>}
    </Stack>
  );
};
