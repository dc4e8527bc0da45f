import { type Amenity, amenities, coachTypeNames, coachTypes } from '@poth/domain/fleet/coach.ts';
import { longestCoachText, type CoachTyped } from '@poth/domain/fleet/coach-form.ts';
import { seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { digits } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { drawKey } from '../shell/form-key.ts';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { acceptedPictures, imageOf } from '../shell/picture-file.ts';
import { readForm } from '../shell/read-form.ts';
import { useLanguage } from '../text/language.ts';
import { faultText } from '../text/fault-text.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { Choices } from '../ui/check-field.tsx';
import { FieldGrid, Stack } from '../ui/layout.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/coach-page.ts';
import { coachFaultText, networkText } from '../network/text.ts';

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

export const action = async (args: Route.ActionArgs) => {
  const { values, form, text, goTo } = await readForm(args);
  const typed: CoachTyped = {
    coachId: text('coachId'),
    coachNumber: text('coachNumber', longestCoachText),
    busName: text('busName', longestCoachText),
    coachType: text('coachType', longestCoachText),
    seatPlan: text('seatPlan', longestCoachText),
    facilities: form.getAll('facilities').map(String),
  };
  const file = imageOf(form);
  try {
    const image = file ? new Uint8Array(await file.arrayBuffer()) : null;
    await values.portal.fleet.saveCoach(values.actor, { ...typed, image });
    return goTo('/buses/coaches', 'saved');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Page of one coach of a company. */
export default function CoachPage({ loaderData, actionData }: Route.ComponentProps) {
  const { coaches: t, choose, save } = useText(networkText);
  const language = useLanguage();
  const { plans, kept, given } = loaderData;
  return (
    <Desk
      title={kept?.coachNumber ?? t.newTitle}
      {...(kept ? { lead: t.lead } : {})}
      back={{ to: '/buses/coaches', label: t.back }}
    >
      <Stack as={Card} maxWidth={760}>
        <ActionForm
          isStacked
          encType="multipart/form-data"
          given={given}
          answer={actionData}
          says={(fault) => faultText(coachFaultText, fault, language)}
          hiddenFields={{ coachId: (actionData?.typed ?? given).coachId }}
        >
          <FieldGrid>
            <TextField label={t.number} name="coachNumber" autoCapitalize="characters" />
            <TextField label={t.name} hint={t.nameHint} name="busName" />
            <SelectField
              label={t.type}
              name="coachType"
              none={choose}
              options={coachTypes.map((type) => ({ value: type, label: coachTypeNames[type][language] }))}
            />
            <SelectField
              label={t.plan}
              name="seatPlan"
              none={kept ? t.keepPlan(digits(kept.seats, language)) : choose}
              options={plans.map(({ planId, seatCount, name }) => ({
                value: planId,
                label: t.planOf(digits(seatCount, language), name[language]),
              }))}
            />
          </FieldGrid>
          <Choices
            name="facilities"
            type="checkbox"
            label={t.facilities}
            min={150}
            options={(Object.keys(amenities) as Amenity[]).map((value) => ({
              value,
              label: amenities[value][language],
            }))}
            chosen={(actionData?.typed ?? given).facilities}
          />
          <TextField label={t.image} hint={t.imageHint} type="file" name="image" accept={acceptedPictures} />
          <SubmitButton>{save}</SubmitButton>
        </ActionForm>
      </Stack>
    </Desk>
  );
}
