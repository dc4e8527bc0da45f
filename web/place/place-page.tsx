import { problemText } from '@poth/domain/problem-text.ts';
import type { PlaceTyped } from '@poth/domain/place/input.ts';
import { useRef } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { faultsOf, notFoundPage, refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { AskFirst } from '../ui/ask-first.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { AreaField, TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/place-page.ts';
import styles from './places.module.css';
import { placesText } from './text.ts';

export const meta = pageMeta({ en: 'One place', bn: 'জায়গার তথ্য' });

const names = ['nameEn', 'nameBn', 'districtEn', 'districtBn'] as const;
const fields = [...names, 'aliases', 'listOrder'] as const;

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  if (params.placeId === 'new') return { place: null };
  return { place: await portal.place.viewPlace(actor, params.placeId).catch(notFoundPage) };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const { portal, actor } = values;
  const form = await request.formData();
  const intent = form.get('intent');
  const typed = Object.fromEntries(
    fields.map((field) => [field, String(form.get(field) ?? '').slice(0, 3_000)]),
  ) as PlaceTyped;
  const placeId = params.placeId === 'new' ? null : params.placeId;
  try {
    if (placeId && (intent === 'retire' || intent === 'restore'))
      await portal.place.retirePlace(actor, { placeId, retired: intent === 'retire' }).catch(notFoundPage);
    else {
      const seenVersion = Number(form.get('version')) || 0;
      await portal.place.savePlace(actor, { placeId, typed, seenVersion }).catch(notFoundPage);
    }
    leaveNotice(values, 'saved');
    return redirect(localPath(languageOf(request), '/admin/places'), 303);
  } catch (thrown) {
    return refuse(thrown, typed);
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

/** The sentence of what is wrong with one field. */
const useFault = () => {
  const t = useText(placesText).faults;
  return (fault: string | undefined): string | undefined => {
    if (!fault) return undefined;
    if (fault.startsWith('taken:')) return t.taken(fault.slice('taken:'.length));
    return t[fault as 'missing' | 'too-long' | 'too-many' | 'not-a-number'];
  };
};

const Retire = ({ retired, busy }: { retired: boolean; busy: boolean }) => {
  const t = useText(placesText).one;
  const press = (
    <Form method="post">
      <Button
        type="submit"
        name="intent"
        value={retired ? 'restore' : 'retire'}
        look={retired ? 'green' : 'danger'}
        busy={busy}
      >
        {retired ? t.restore : t.retireGo}
      </Button>
    </Form>
  );
  if (retired) return press;
  return (
    <AskFirst label={t.retire}>
      <p className="small">{t.retireSays}</p>
      {press}
    </AskFirst>
  );
};

/** A place as an admin writes it: names, district, other spellings, order. */
export default function DeskPlacePage({ loaderData: { place }, actionData }: Route.ComponentProps) {
  const t = useText(placesText).one;
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const busy = useNavigation().formData !== undefined;
  const answer = actionData;
  const faults = faultsOf(answer?.problem);
  const say = useFault();
  const typed = answer && answer.problem.code === 'invalid-input' ? answer.typed : typedOf(place);
  return (
    <Desk
      title={place ? place.name[language] : t.addTitle}
      actions={
        <ButtonLink to="/admin/places" look="line">
          {t.back}
        </ButtonLink>
      }
    >
      <div ref={page} className={styles.main}>
        {answer && <Alert>{problemText(answer.problem, language)}</Alert>}
        <Form method="post" noValidate className={`card ${styles.form}`} key={place?.version}>
          <input type="hidden" name="version" value={place?.version ?? 0} />
          {names.map((name) => (
            <TextField
              key={name}
              label={t[name]}
              error={say(faults[name])}
              name={name}
              defaultValue={typed[name]}
              lang={name.endsWith('En') ? 'en' : 'bn'}
              autoComplete="off"
            />
          ))}
          <AreaField
            label={t.aliases}
            hint={t.aliasesHint}
            error={say(faults.aliases)}
            className={styles.wide}
            name="aliases"
            rows={5}
            defaultValue={typed.aliases}
          />
          <TextField
            label={t.listOrder}
            hint={t.orderHint}
            error={say(faults.listOrder)}
            name="listOrder"
            inputMode="numeric"
            defaultValue={typed.listOrder}
            autoComplete="off"
          />
          <div className={styles.wide}>
            <Button type="submit" name="intent" value="save" look="green" busy={busy}>
              {t.save}
            </Button>
          </div>
        </Form>
        {place && <Retire retired={place.retiredAt !== null} busy={busy} />}
      </div>
    </Desk>
  );
}
