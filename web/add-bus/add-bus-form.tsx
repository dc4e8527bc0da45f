import { type BusField, busFields } from '@poth/domain/add-bus/add-bus.ts';
import type { BusForm } from '@poth/domain/add-bus/bus-form.ts';
import { coachTypeNames, coachTypes } from '@poth/domain/fleet/coach.ts';
import { longestCoachNumber } from '@poth/domain/fleet/coach-fields.ts';
import { digits } from '@poth/domain/language.ts';
import { longestBusName } from '@poth/domain/operator/application.ts';
import type { Place } from '@poth/domain/place/place.ts';
import { roadBetween } from '@poth/domain/schedule/road.ts';
import { type ReactNode, useState } from 'react';
import { useNavigation } from 'react-router';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { acceptedPictures } from '../shell/picture-file.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { Fold } from '../ui/fold.tsx';
import { FieldGrid } from '../ui/layout.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { useScriptRuns } from '../ui/use-script-runs.ts';
import styles from './add-bus.module.css';
import { CounterFields } from './add-bus-counter.tsx';
import { busFaultText } from './add-bus-faults.ts';
import { FareMeter } from './add-bus-meter.tsx';
import { ArrivalField, FacilitiesField, RepeatFields } from './add-bus-more.tsx';
import { addBusText } from './add-bus-text.ts';
import { type BusTyped, readBusForm } from './add-bus-typed.ts';

type AddBusFormProps = {
  formKey: string;
  offer: BusForm;
  given: BusTyped;
  answer: Refused<BusTyped> | undefined;
  /** Renders the field of a place; passed in by the page, because the search owns it. */
  placeField: (name: 'from' | 'to', label: string, error: string | undefined) => ReactNode;
  /** Places that are chosen now. */
  ends: { from: Place | undefined; to: Place | undefined };
};

const underMore: readonly BusField[] = busFields.slice(busFields.indexOf('arrivalTime'));

/** Form of Add Your Bus: one dated coach, and under More its optional fields. */
export const AddBusForm = ({ formKey, offer, given, answer, placeField, ends }: AddBusFormProps) => {
  const t = useText(addBusText);
  const language = useLanguage();
  const scripted = useScriptRuns();
  const busy = useNavigation().formData?.get('intent') === 'add-bus';
  const problem = answer?.problem;
  const [typed, setTyped] = useState(given);
  const faults = faultsOf(problem);
  const said = (field: string) => busFaultText(faults[field], language);
  const { from, to } = ends;
  const road = from && to && roadBetween(offer.roads, from.placeId, to.placeId);
  // Without a known running time the arrival is asked for in view, not under More.
  const unknownRoad = from !== undefined && to !== undefined && from !== to && !road;
  const seatCount = offer.plans.find(({ planId }) => planId === typed.seatPlan)?.seatCount ?? 0;
  return (
    <Card className={styles.addBus}>
      <ActionForm
        isStacked
        intent="add-bus"
        encType="multipart/form-data"
        given={given}
        answer={answer}
        says={(fault) => busFaultText(fault, language)}
        hiddenFields={{ key: formKey }}
        onChange={(event) => setTyped(readBusForm(new FormData(event.currentTarget)))}
      >
        <FieldGrid>
          <TextField label={t.busName} name="busName" required maxLength={longestBusName} />
          <TextField
            label={t.busNumber}
            hint={t.busNumberHint}
            name="busNumber"
            required
            maxLength={longestCoachNumber}
            autoCapitalize="characters"
            spellCheck={false}
          />
          {placeField('from', t.from, said('from'))}
          {placeField('to', t.destination, said('destination'))}
          <TextField label={t.date} type="date" name="date" min={offer.today} required />
          <TextField label={t.fare} name="fare" required inputMode="numeric" />
          <TextField label={t.reporting} name="reportingTime" required placeholder={t.reportingExample} />
          <TextField label={t.departure} name="departureTime" required placeholder={t.departureExample} />
          <SelectField
            label={t.coachType}
            name="coachType"
            required
            none={t.choose}
            options={coachTypes.map((type) => ({ value: type, label: coachTypeNames[type][language] }))}
          />
          <SelectField
            label={t.seats}
            name="seatPlan"
            required
            none={t.choose}
            options={offer.plans.map((plan) => ({
              value: plan.planId,
              label: t.seatPlan(digits(plan.seatCount, language), plan.name[language]),
            }))}
          />
        </FieldGrid>
        <FareMeter typed={typed} km={road?.km ?? 0} seatCount={seatCount} />
        <TextField
          label={t.image}
          hint={problem && !scripted ? `${t.imageHint} ${t.again}` : t.imageHint}
          type="file"
          name="image"
          accept={acceptedPictures}
        />
        {unknownRoad && <ArrivalField typed={typed} road={road} />}
        <Fold
          look="line"
          className={styles.more}
          summary={t.more}
          open={underMore.some((field) => faults[field])}
        >
          {!unknownRoad && <ArrivalField typed={typed} road={road} />}
          <FacilitiesField typed={typed} />
          <FieldGrid>
            {(['boarding', 'dropping'] as const).map((end) => (
              <CounterFields
                key={end}
                end={end}
                place={end === 'boarding' ? from : to}
                counters={offer.counters}
                counterPhone={offer.counterPhone}
                typed={given[end]}
                said={said}
              />
            ))}
          </FieldGrid>
          <RepeatFields typed={typed} />
        </Fold>
        <SubmitButton>{busy ? t.adding : t.add}</SubmitButton>
      </ActionForm>
    </Card>
  );
};
