import type { PlaceTyped } from '@poth/domain/place/input.ts';
import { requestContext } from '#ctx';
import { ActionButton } from '../shell/action-button.tsx';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { SavedMeanwhile } from '../shell/saved-meanwhile.tsx';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ConfirmStep } from '../ui/confirm-step.tsx';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { FieldGrid, Stack } from '../ui/layout.tsx';
import { AreaField, TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/place-page.ts';
import { placesText } from './text.ts';

export const meta = pageMeta({ en: 'One place', bn: 'জায়গার তথ্য' });

const names = ['nameEn', 'nameBn', 'districtEn', 'districtBn'] as const;
const fields = [...names, 'aliases', 'listOrder'] as const;

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  if (params.placeId === 'new') return { place: null };
  return { place: await portal.place.viewPlace(actor, params.placeId).catch(notFoundPage) };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, intent, text, goTo } = await readForm(args);
  const { portal, actor } = values;
  const typed = Object.fromEntries(fields.map((field) => [field, text(field, 3_000)])) as PlaceTyped;
  const placeId = args.params.placeId === 'new' ? null : args.params.placeId;
  const isRetiring = placeId !== null && (intent === 'retire' || intent === 'restore');
  try {
    if (isRetiring)
      await portal.place.retirePlace(actor, { placeId, retired: intent === 'retire' }).catch(notFoundPage);
    else {
      const seenVersion = Number(text('version')) || 0;
      await portal.place.savePlace(actor, { placeId, typed, seenVersion }).catch(notFoundPage);
    }
    return goTo('/admin/places', 'saved');
  } catch (thrown) {
    return refuse(thrown, isRetiring ? {} : typed);
  }
};

type Kept = Route.ComponentProps['loaderData']['place'];

const typedOf = (place: Kept): PlaceTyped => ({
  nameEn: place?.name.en ?? '',
  nameBn: place?.name.bn ?? '',
  districtEn: place?.district.en ?? '',
  districtBn: place?.district.bn ?? '',
  aliases: place?.aliases.join('\n') ?? '',
  listOrder: String(place?.listOrder ?? 500),
});

const Retire = ({ retired }: { retired: boolean }) => {
  const t = useText(placesText).one;
  if (retired)
    return (
      <ActionButton intent="restore" look="green">
        {t.restore}
      </ActionButton>
    );
  return (
    <ConfirmStep label={t.retire}>
      <p className="small">{t.retireSays}</p>
      <ActionButton intent="retire" look="danger">
        {t.retireGo}
      </ActionButton>
    </ConfirmStep>
  );
};

/** Page on which an admin edits a place: names, district, other spellings, order. */
export default function DeskPlacePage({ loaderData: { place }, actionData }: Route.ComponentProps) {
  const { one: t, faults } = useText(placesText);
  const language = useLanguage();
  const says = (fault: string) =>
    fault.startsWith('taken:')
      ? faults.taken(fault.slice('taken:'.length))
      : faults[fault as Exclude<keyof typeof faults, 'taken'>];
  const given = typedOf(place);
  // Typed fields stay; the version that they change is the place's present one.
  const isLate = actionData?.problem.code === 'already-decided' && 'nameEn' in actionData.typed;
  return (
    <Desk title={place ? place.name[language] : t.addTitle} back={{ to: '/admin/places', label: t.back }}>
      <Stack gap="l" maxWidth={860}>
        <Card key={place?.version}>
          <ActionForm
            isStacked
            given={given}
            answer={actionData}
            says={says}
            hiddenFields={{ version: place?.version ?? 0 }}
          >
            <FieldGrid>
              {names.map((name) => (
                <TextField key={name} label={t[name]} name={name} lang={name.endsWith('En') ? 'en' : 'bn'} />
              ))}
            </FieldGrid>
            <AreaField label={t.aliases} hint={t.aliasesHint} name="aliases" rows={5} />
            <FieldGrid>
              <TextField label={t.listOrder} hint={t.orderHint} name="listOrder" inputMode="numeric" />
            </FieldGrid>
            <SubmitButton intent="save" isNamed look="green">
              {t.save}
            </SubmitButton>
          </ActionForm>
          {isLate && (
            <SavedMeanwhile>
              <Facts facts={fields.map((field) => [t[field], given[field]])} />
            </SavedMeanwhile>
          )}
        </Card>
        {place && <Retire retired={place.retiredAt !== null} />}
      </Stack>
    </Desk>
  );
}
