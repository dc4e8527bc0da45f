import { type BusField, busFields } from '@poth/domain/add-bus/add-bus.ts';
import { roadBetween } from '@poth/domain/schedule/road.ts';
import { coachTypeNames, coachTypes } from '@poth/domain/fleet/coach.ts';
import { digits } from '@poth/domain/language.ts';
import type { Place } from '@poth/domain/place/place.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import type { BusForm } from '@poth/domain/add-bus/bus-form.ts';
import { type ReactNode, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { acceptedPictures } from '../shell/picture-file.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { type ControlProps, Field } from '../ui/field.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { CounterFields } from './add-bus-counter.tsx';
import { busFaultText } from './add-bus-faults.ts';
import { FareMeter } from './add-bus-meter.tsx';
import { ArrivalField, FacilitiesField, RepeatFields } from './add-bus-more.tsx';
import { addBusText } from './add-bus-text.ts';
import { type BusTyped, readBusForm } from './add-bus-typed.ts';
import styles from './add-bus.module.css';

type AddBusFormProps = {
  formKey: string;
  offer: BusForm;
  given: BusTyped;
  answer: Refused<BusTyped> | undefined;
  /** The field of a place, drawn by the page with what search has for it. */
  placeField: (name: 'from' | 'to', label: string, error: string | undefined) => ReactNode;
  /** The places that are chosen now. */
  ends: { from: Place | undefined; to: Place | undefined };
};

const underMore: readonly BusField[] = busFields.slice(busFields.indexOf('arrivalTime'));

/** Add Your Bus: one dated coach, and under More what else can be said of it. */
export const AddBusForm = ({ formKey, offer, given, answer, placeField, ends }: AddBusFormProps) => {
  const t = useText(addBusText);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, answer);
  const scripted = useScriptRuns();
  const busy = useNavigation().formData?.get('intent') === 'add-bus';
  const problem = answer?.problem;
  const [typed, setTyped] = useState(given);
  const faults = faultsOf(problem);
  const said = (field: string) => busFaultText(faults[field], language);
  const text = (
    name: 'busName' | 'busNumber' | 'fare' | 'reportingTime' | 'departureTime',
    more: object = {},
  ) => {
    const draw = (control: ControlProps) => (
      <input name={name} autoComplete="off" defaultValue={given[name]} required {...more} {...control} />
    );
    return draw;
  };
  const { from, to } = ends;
  const road = from && to && roadBetween(offer.roads, from.placeId, to.placeId);
  // An unknown route has no running time: its arrival is asked in sight, not under More.
  const unknownRoad = from !== undefined && to !== undefined && from !== to && !road;
  const seatCount = offer.plans.find(({ planId }) => planId === typed.seatPlan)?.seatCount ?? 0;
  return (
    <Card className={styles.addBus}>
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        noValidate
        onChange={(event) => setTyped(readBusForm(new FormData(event.currentTarget)))}
      >
        <input type="hidden" name="intent" value="add-bus" />
        <input type="hidden" name="key" value={formKey} />
        {problem && Object.keys(faults).length === 0 && <Alert>{problemText(problem, language)}</Alert>}
        <div className={styles.fields}>
          <Field label={t.busName} error={said('busName')}>
            {text('busName')}
          </Field>
          <Field label={t.busNumber} hint={t.busNumberHint} error={said('busNumber')}>
            {text('busNumber', { autoCapitalize: 'characters', spellCheck: false })}
          </Field>
          {placeField('from', t.from, said('from'))}
          {placeField('to', t.destination, said('destination'))}
          <TextField
            label={t.date}
            error={said('date')}
            type="date"
            name="date"
            min={offer.today}
            defaultValue={given.date}
            required
          />
          <Field label={t.fare} error={said('fare')}>
            {text('fare', { inputMode: 'numeric' })}
          </Field>
          <Field label={t.reporting} error={said('reportingTime')}>
            {text('reportingTime', { placeholder: t.reportingExample })}
          </Field>
          <Field label={t.departure} error={said('departureTime')}>
            {text('departureTime', { placeholder: t.departureExample })}
          </Field>
          <SelectField
            label={t.coachType}
            error={said('coachType')}
            name="coachType"
            defaultValue={given.coachType}
            required
            none={t.choose}
            options={coachTypes.map((type) => ({ value: type, label: coachTypeNames[type][language] }))}
          />
          <SelectField
            label={t.seats}
            error={said('seatPlan')}
            name="seatPlan"
            defaultValue={given.seatPlan}
            required
            none={t.choose}
            options={offer.plans.map((plan) => ({
              value: plan.planId,
              label: t.seatPlan(digits(plan.seatCount, language), plan.name[language]),
            }))}
          />
        </div>
        <FareMeter typed={typed} km={road?.km ?? 0} seatCount={seatCount} />
        <TextField
          label={t.image}
          hint={problem && !scripted ? `${t.imageHint} ${t.again}` : t.imageHint}
          error={said('image')}
          type="file"
          name="image"
          accept={acceptedPictures}
        />
        {unknownRoad && <ArrivalField typed={typed} road={road} said={said} />}
        <details className={styles.more} open={underMore.some((field) => faults[field])}>
          <summary>{t.more}</summary>
          {!unknownRoad && <ArrivalField typed={typed} road={road} said={said} />}
          <FacilitiesField typed={typed} />
          <div className={styles.fields}>
            <CounterFields
              end="boarding"
              place={from}
              counters={offer.counters}
              counterPhone={offer.counterPhone}
              typed={given.boarding}
              said={said}
            />
            <CounterFields
              end="dropping"
              place={to}
              counters={offer.counters}
              counterPhone={offer.counterPhone}
              typed={given.dropping}
              said={said}
            />
          </div>
          <RepeatFields typed={typed} said={said} />
        </details>
        <Button type="submit" busy={busy}>
          {busy ? t.adding : t.add}
        </Button>
      </Form>
    </Card>
  );
};
