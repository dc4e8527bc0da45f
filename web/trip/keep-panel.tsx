import { digits } from '@poth/domain/language.ts';
import { keepPurposes, keptForNames } from '@poth/domain/trip/kept-seats.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { FieldGrid, Row, wideForm } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { tripText } from './text.ts';
import type { KeepTyped } from './trip-answer.ts';
import { TripMap } from './trip-map.tsx';
import type { TripView } from './trip-view.ts';

type KeepPanelProps = { view: TripView; drawnKey: string; refused: Refused<KeepTyped> | undefined };

/** Hours before departure at which kept seats may go back on sale by themselves. */
const hours = [1, 2, 3, 6, 12, 24] as const;

/** Panel to keep seats: free seats ticked on the map, the purpose, and the end. */
export const KeepPanel = ({ view, drawnKey, refused }: KeepPanelProps) => {
  const { keep: t, do: words } = useText(tripText);
  const language = useLanguage();
  const faults = faultsOf(refused?.problem);
  const stops = view.stops.map(({ stopNo, place }) => ({ value: String(stopNo), label: place }));
  const last = stops.length - 1;
  return (
    <Section id="do" title={t.title}>
      <p className="muted">{t.how}</p>
      <ActionForm
        className={wideForm}
        intent="keep"
        given={{ keptFor: 'counter', from: 0, to: last }}
        answer={refused}
        hiddenFields={{ key: drawnKey }}
      >
        {faults.seats && <p className="field-error">{t.none}</p>}
        <TripMap view={view} ticked={refused?.typed.seats ?? []} />
        <FieldGrid>
          <SelectField
            name="keptFor"
            label={t.keptFor}
            options={keepPurposes.map((value) => ({ value, label: keptForNames[value][language] }))}
          />
          <SelectField
            name="until"
            label={t.until}
            error={faults.untilHoursBefore && t.past}
            none={t.never}
            options={hours.map((count) => ({
              value: String(count),
              label: t.hoursBefore(digits(count, language)),
            }))}
          />
          {last > 1 && (
            <>
              <SelectField name="from" label={t.from} options={stops.slice(0, last)} />
              <SelectField
                name="to"
                label={t.to}
                options={stops.slice(1)}
                error={faults.stops && t.wrongStops}
              />
            </>
          )}
          <TextField name="note" label={t.note} hint={t.noteHint} maxLength={200} />
        </FieldGrid>
        <Row>
          <SubmitButton intent="keep">{t.submit}</SubmitButton>
          <ButtonLink to={`/buses/${view.tripId}`} look="line" preventScrollReset>
            {words.close}
          </ButtonLink>
        </Row>
      </ActionForm>
    </Section>
  );
};
