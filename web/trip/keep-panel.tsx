import { digits } from '@poth/domain/language.ts';
import { keptFor, keptForNames } from '@poth/domain/trip/kept-seats.ts';
import { Form, useNavigation } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { tripText } from './text.ts';
import type { KeepTyped } from './trip-answer.ts';
import { TripMap } from './trip-map.tsx';
import type { TripView } from './trip-view.ts';
import styles from './trip.module.css';

type KeepPanelProps = {
  view: TripView;
  drawnKey: string;
  typed: KeepTyped | null;
  faults: Readonly<Record<string, string>>;
};

/** Hours before departure at which kept seats may be on sale again by themselves. */
const hours = [1, 2, 3, 6, 12, 24] as const;

/** Free seats to tick on the map, for whom they are kept and until when. */
export const KeepPanel = ({ view, drawnKey, typed, faults }: KeepPanelProps) => {
  const t = useText(tripText).keep;
  const doText = useText(tripText).do;
  const language = useLanguage();
  const busy = useNavigation().formData?.get('intent') === 'keep';
  const last = view.stops.length - 1;
  const stop = (name: 'from' | 'to', chosen: number) => (
    <Field label={t[name]} error={name === 'to' && faults.stops ? t.wrongStops : undefined}>
      {(control) => (
        <select name={name} defaultValue={typed?.[name] ?? chosen} {...control}>
          {(name === 'from' ? view.stops.slice(0, last) : view.stops.slice(1)).map(({ stopNo, place }) => (
            <option key={stopNo} value={stopNo}>
              {place}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
  return (
    <Card id="do" aria-labelledby="do-title">
      <h2 id="do-title">{t.title}</h2>
      <p className="muted">{t.how}</p>
      <Form method="post" className={styles.form} preventScrollReset>
        <input type="hidden" name="key" value={drawnKey} />
        {faults.seats && (
          <p className="field-error" role="alert">
            {t.none}
          </p>
        )}
        <TripMap view={view} ticked={typed?.seats ?? []} />
        <div className={styles.fields}>
          <Field label={t.keptFor}>
            {(control) => (
              <select name="keptFor" defaultValue={typed?.keptFor ?? 'counter'} {...control}>
                {keptFor.map((one) => (
                  <option key={one} value={one}>
                    {keptForNames[one][language]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t.until} error={faults.untilHoursBefore ? t.past : undefined}>
            {(control) => (
              <select name="until" defaultValue={typed?.until ?? ''} {...control}>
                <option value="">{t.never}</option>
                {hours.map((count) => (
                  <option key={count} value={count}>
                    {t.hoursBefore(digits(count, language))}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {last > 1 && stop('from', 0)}
          {last > 1 && stop('to', last)}
          <Field label={t.note} hint={t.noteHint} className={styles.wide}>
            {(control) => (
              <input
                name="note"
                maxLength={200}
                defaultValue={typed?.note ?? ''}
                autoComplete="off"
                {...control}
              />
            )}
          </Field>
        </div>
        <div className="desk-actions">
          <Button type="submit" name="intent" value="keep" busy={busy}>
            {busy ? doText.busy : t.submit}
          </Button>
          <ButtonLink to={`/buses/${view.tripId}`} look="line" preventScrollReset>
            {doText.close}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
};
