import { type Amenity, amenities, coachTypeNames, coachTypes } from '@poth/domain/fleet/coach.ts';
import type { CoachFault, CoachTyped } from '@poth/domain/fleet/coach-form.ts';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { digits } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { drawKey } from '../shell/form-key.ts';
import { Desk } from '../shell/desk.tsx';
import { faultsOf, notFoundPage, refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { acceptedPictures, imageOf } from '../shell/picture-file.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/coach-page.ts';
import { coachFaultText, networkText } from '../network/text.ts';
import networkStyles from '../network/network.module.css';

export const meta = pageMeta({ en: 'One coach', bn: 'কোচের তথ্য' });

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const isNew = params.coachId === 'new';
  const coachId = isNew ? new URL(request.url).searchParams.get('from') : params.coachId;
  const { coach, plans } = await portal.fleet
    .viewCoach(actor, coachId ? { coachId } : null)
    .catch(notFoundPage);
  const layoutId = coach?.layout.layoutId ?? '';
  const given: CoachTyped = {
    coachId: isNew || !coach ? drawKey() : coach.coachId,
    coachNumber: isNew ? '' : (coach?.coachNumber ?? ''),
    busName: coach?.busName ?? '',
    coachType: coach?.coachType ?? '',
    seatPlan: isNew && plans.some(({ planId }) => planId === layoutId) ? layoutId : '',
    facilities: coach ? [...coach.facilities] : ['water', 'exit', 'extinguisher'],
  };
  return { given, plans, kept: coach && !isNew ? { ...coach, seats: seatsOf(coach.layout).length } : null };
};

const readForm = (form: FormData): CoachTyped => {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    coachId: text('coachId'),
    coachNumber: text('coachNumber'),
    busName: text('busName'),
    coachType: text('coachType'),
    seatPlan: text('seatPlan'),
    facilities: form.getAll('facilities').map(String),
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const form = await request.formData();
  const typed = readForm(form);
  const file = imageOf(form);
  try {
    const image = file ? new Uint8Array(await file.arrayBuffer()) : null;
    await values.portal.fleet.saveCoach(values.actor, { ...typed, image });
    leaveNotice(values, 'saved');
    return redirect(localPath(languageOf(request), '/buses/coaches'), 303);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** One coach of a company. */
export default function CoachPage({ loaderData, actionData }: Route.ComponentProps) {
  const { coaches: t, choose, save } = useText(networkText);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, actionData);
  const busy = useNavigation().formMethod === 'POST';
  const { plans, kept } = loaderData;
  const answer = actionData;
  const given = answer?.typed ?? loaderData.given;
  const faults = faultsOf(answer?.problem);
  const said = (field: string): string | undefined => {
    const fault = faults[field] as CoachFault | undefined;
    return fault && coachFaultText[fault][language];
  };
  const whole = answer && Object.keys(faults).length === 0 && problemText(answer.problem, language);
  return (
    <Desk
      title={kept?.coachNumber ?? t.newTitle}
      {...(kept ? { lead: t.lead } : {})}
      actions={
        <ButtonLink look="line" to="/buses/coaches">
          {t.back}
        </ButtonLink>
      }
    >
      {whole && <Alert>{whole}</Alert>}
      <Card className={networkStyles.form}>
        <Form ref={form} method="post" encType="multipart/form-data" noValidate>
          <input type="hidden" name="coachId" value={given.coachId} />
          <div className={networkStyles.fields}>
            <TextField
              label={t.number}
              error={said('coachNumber')}
              name="coachNumber"
              defaultValue={given.coachNumber}
              autoComplete="off"
              autoCapitalize="characters"
            />
            <TextField
              label={t.name}
              hint={t.nameHint}
              error={said('busName')}
              name="busName"
              defaultValue={given.busName}
              autoComplete="off"
            />
            <SelectField
              label={t.type}
              error={said('coachType')}
              name="coachType"
              defaultValue={given.coachType}
              none={choose}
              options={coachTypes.map((type) => ({ value: type, label: coachTypeNames[type][language] }))}
            />
            <SelectField
              label={t.plan}
              error={said('seatPlan')}
              name="seatPlan"
              defaultValue={given.seatPlan}
              none={kept ? t.keepPlan(digits(kept.seats, language)) : choose}
              options={plans.map(({ planId, seatCount, name }) => ({
                value: planId,
                label: t.planOf(digits(seatCount, language), name[language]),
              }))}
            />
          </div>
          <fieldset>
            <legend className="field-label">{t.facilities}</legend>
            <div className={networkStyles.ticks}>
              {(Object.keys(amenities) as Amenity[]).map((amenity) => (
                <label key={amenity} className="check">
                  <input
                    type="checkbox"
                    name="facilities"
                    value={amenity}
                    defaultChecked={given.facilities.includes(amenity)}
                  />
                  {amenities[amenity][language]}
                </label>
              ))}
            </div>
          </fieldset>
          <TextField
            label={t.image}
            hint={t.imageHint}
            error={said('image')}
            type="file"
            name="image"
            accept={acceptedPictures}
          />
          <div className={networkStyles.save}>
            <Button busy={busy}>{save}</Button>
          </div>
        </Form>
      </Card>
    </Desk>
  );
}
