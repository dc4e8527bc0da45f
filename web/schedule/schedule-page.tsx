import { readFare } from '@poth/domain/fleet/add-bus.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import type { ScheduleFault } from '@poth/domain/route/read-schedule.ts';
import { fillFares } from '@poth/domain/route/type-schedule.ts';
import { useEffect, useRef, useState } from 'react';
import { Form, redirect, useLocation, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { drawKey } from '../booking/details-form.ts';
import { Desk } from '../site/desk.tsx';
import { notFoundPage, refuse } from '../site/form-answer.ts';
import { leaveNotice } from '../site/notice.ts';
import { isUnreached, orUnreached, unlessUnreached } from '../site/reach.ts';
import { siteText } from '../site/text.ts';
import { useFirstError } from '../site/use-first-error.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { AskFirst } from '../ui/ask-first.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import type { Route } from './+types/schedule-page.ts';
import { DaysFields } from './days-fields.tsx';
import { FareTable } from './fare-table.tsx';
import './schedule.css';
import { readScheduleForm } from './schedule-form.ts';
import { scheduleFaultText, scheduleText } from './text.ts';
import { WindowCards } from './window-cards.tsx';

export const meta = pageMeta({ en: 'One schedule', bn: 'একটি সময়সূচি' });

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const { searchParams } = new URL(request.url);
  const isNew = params.scheduleId === 'new';
  const scheduleId = isNew ? searchParams.get('from') : params.scheduleId;
  const schedule = await portal.trip
    .viewSchedule(actor, scheduleId ? { scheduleId } : null)
    .catch(notFoundPage);
  const { routes, ...shown } = schedule;
  // A copy begins today and has none of the dates of what it was copied from.
  const copied = { from: schedule.today, until: '', datesOff: [], extraDates: [], otherTimes: [] };
  return {
    ...shown,
    scheduleId: isNew ? drawKey() : params.scheduleId,
    state: isNew ? ('new' as const) : schedule.state,
    typed: isNew ? { ...schedule.typed, ...copied } : schedule.typed,
    faults: searchParams.has('check') ? schedule.faults : {},
    checked: searchParams.has('check'),
    routes: routes.map(({ routeId, name, stops }) => ({
      routeId,
      name,
      via: stops.slice(1, -1).map((stop) => stop.name),
    })),
  };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const { portal, actor } = values;
  const language = languageOf(request);
  const form = await request.formData();
  const [intent, at = ''] = String(form.get('intent') ?? 'save').split(':');
  const scheduleId = params.scheduleId === 'new' ? String(form.get('scheduleId') ?? '') : params.scheduleId;
  const copyOf = params.scheduleId === 'new' ? new URL(request.url).searchParams.get('from') : scheduleId;
  const to = (path: string) => redirect(localPath(language, path), 303);
  const known = await portal.trip
    .viewSchedule(actor, copyOf ? { scheduleId: copyOf } : null)
    .catch(notFoundPage);
  let typed = readScheduleForm(form, known.typed);
  try {
    if (intent === 'retire' || intent === 'drop') {
      await portal.trip[intent === 'retire' ? 'retireSchedule' : 'dropSchedule'](actor, { scheduleId });
      leaveNotice(values, 'saved');
      return to('/schedules');
    }
    if (intent === 'add-window')
      typed = { ...typed, windows: [...typed.windows, { name: '', from: '', until: '', fares: {} }] };
    if (intent === 'remove-window')
      typed = { ...typed, windows: typed.windows.filter((_, window) => window !== Number(at)) };
    if (intent === 'fill' && known.route && known.coach)
      typed = fillFares(typed, known.route.stops, known.coach.classes, readFare);
    await portal.trip.saveSchedule(actor, { scheduleId, typed });
    if (intent === 'preview') return to(`/schedules/${scheduleId}/preview`);
    if (intent === 'save') leaveNotice(values, 'saved');
    const place =
      intent === 'add-window' ? `#window-${typed.windows.length - 1}` : intent === 'fill' ? '#fares' : '';
    return to(`/schedules/${scheduleId}${place}`);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orUnreached(serverAction);
export const shouldRevalidate = unlessUnreached;

type FormProps = Route.ComponentProps & { answer: Route.ComponentProps['actionData'] };

const ScheduleForm = ({ loaderData, answer }: Pick<FormProps, 'loaderData' | 'answer'>) => {
  const t = useText(scheduleText).form;
  const whole = useText(scheduleText);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const { scheduleId, state, routes, coaches, route, coach, today, faults, checked } = loaderData;
  const given = answer && !isUnreached(answer) ? answer.typed : loaderData.typed;
  const [typed, setTyped] = useState(given);
  useFirstError(form, checked ? faults : answer);
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) form.current?.querySelector<HTMLElement>(`#${CSS.escape(hash.slice(1))}`)?.focus();
  }, [hash]);
  const intent = useNavigation().formData?.get('intent');
  const said = (field: string): string | undefined => {
    const fault = faults[field] as ScheduleFault | undefined;
    return fault && scheduleFaultText[fault][language];
  };
  const open = route && coach;
  const faresWrong = said('fares');
  return (
    <Form
      ref={form}
      method="post"
      className="schedule-form"
      noValidate
      preventScrollReset
      onChange={(event) => setTyped(readScheduleForm(new FormData(event.currentTarget), given))}
    >
      {/* Enter in a field keeps the draft; it does not press the first button of a window. */}
      <button className="visually-hidden" name="intent" value="save" tabIndex={-1} aria-hidden="true" />
      <input type="hidden" name="scheduleId" value={scheduleId} />
      <Card className="schedule-card">
        <h2>{t.what}</h2>
        <div className="schedule-fields">
          <Field label={t.route} error={said('route')}>
            {(control) => (
              <select name="routeId" defaultValue={given.routeId} {...control}>
                <option value="">{t.choose}</option>
                {routes.map(({ routeId, name, via }) => (
                  <option key={routeId} value={routeId}>
                    {name[language].replaceAll('-', ' – ')}
                    {via.length > 0 && ` (${via.map((place) => place[language]).join(', ')})`}
                  </option>
                ))}
              </select>
            )}
          </Field>
          <Field label={t.coach} error={said('coach')}>
            {(control) => (
              <select name="coachId" defaultValue={given.coachId} {...control}>
                <option value="">{t.choose}</option>
                {coaches.map(({ coachId, coachNumber, coachType, coachClass }) => (
                  <option key={coachId} value={coachId}>
                    {coachNumber} · {coachName(coachType, coachClass)[language]}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {open && (
            <>
              <Field label={t.departure} error={said('departureTime')}>
                {(control) => (
                  <input
                    name="departureTime"
                    defaultValue={given.departureTime}
                    placeholder={t.departureExample}
                    autoComplete="off"
                    {...control}
                  />
                )}
              </Field>
              <Field label={t.reporting} hint={t.reportingHint} error={said('reportingMinutes')}>
                {(control) => (
                  <input
                    name="reportingMinutes"
                    defaultValue={given.reportingMinutes}
                    inputMode="numeric"
                    autoComplete="off"
                    {...control}
                  />
                )}
              </Field>
            </>
          )}
        </div>
        {!open && <p className="muted">{t.first}</p>}
        {(!open || typed.routeId !== route.routeId || typed.coachId !== coach.coachId) && (
          <Button look="green" name="intent" value="choose" busy={intent === 'choose'}>
            {t.goOn}
          </Button>
        )}
      </Card>
      {open && (
        <>
          <Card className="schedule-card">
            <h2>{t.days}</h2>
            <DaysFields typed={given} said={said} />
          </Card>
          <Card className="schedule-card">
            <div className="schedule-head">
              <h2 id="fares" tabIndex={-1}>
                {t.fares}
              </h2>
              {route.stops.length > 2 && (
                <button className="btn btn-line" name="intent" value="fill">
                  {t.fill}
                </button>
              )}
            </div>
            <p className="small muted">
              {t.faresHint} {coach.coachType === 'non-ac' && t.ceilingHint}
            </p>
            {faresWrong && (
              <p className="field-error" role="alert">
                {faresWrong}
              </p>
            )}
            <FareTable
              caption={t.fares}
              route={route}
              coach={coach}
              today={today}
              prefix="fare:"
              typed={typed.fares}
              faults={faults as Record<string, string>}
              field="fares"
            />
          </Card>
          <Card className="schedule-card">
            <h2>{t.windows}</h2>
            <p className="small muted">{t.windowsHint}</p>
            <WindowCards
              route={route}
              coach={coach}
              today={today}
              typed={typed}
              faults={faults as Record<string, string>}
              said={said}
            />
            <button className="btn btn-line" name="intent" value="add-window">
              {t.addWindow}
            </button>
          </Card>
          <div className="schedule-do">
            <Button name="intent" value="preview" busy={intent === 'preview'}>
              {t.preview}
            </Button>
            <Button look="line" name="intent" value="save" busy={intent === 'save'}>
              {t.save}
            </Button>
          </div>
        </>
      )}
      {state !== 'new' && (
        <div className="schedule-do">
          {(state === 'begun' || state === 'changed') && (
            <button className="btn btn-line" name="intent" value="drop">
              {t.drop}
            </button>
          )}
          {state !== 'begun' && (
            <AskFirst label={whole.retire}>
              <p>{whole.retireAsk}</p>
              <button className="btn btn-danger" name="intent" value="retire">
                {whole.retireDo}
              </button>
            </AskFirst>
          )}
        </div>
      )}
    </Form>
  );
};

/** One schedule of a company as it is being typed: a draft until it is published. */
export default function SchedulePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(scheduleText);
  const site = useText(siteText);
  const language = useLanguage();
  const { state, route, checked, faults } = loaderData;
  const unreached = isUnreached(actionData);
  const problem = unreached ? undefined : actionData?.problem;
  const title = state === 'new' || !route ? t.form.newTitle : route.name[language].replaceAll('-', ' – ');
  return (
    <Desk
      title={title}
      lead={state === 'changed' || state === 'begun' ? t.form.draft : undefined}
      actions={
        <ButtonLink look="line" to="/schedules">
          {t.back}
        </ButtonLink>
      }
    >
      {unreached && <Alert>{site.offline}</Alert>}
      {problem && <Alert>{problemText(problem, language)}</Alert>}
      {checked && Object.keys(faults).length > 0 && <Alert kind="notice">{t.form.faults}</Alert>}
      {state === 'retired' ? (
        <>
          <Alert kind="notice">{t.form.retired}</Alert>
          <ButtonLink to={`/schedules/new?from=${loaderData.scheduleId}`}>{t.copy}</ButtonLink>
        </>
      ) : (
        <ScheduleForm key={JSON.stringify(loaderData.typed)} loaderData={loaderData} answer={actionData} />
      )}
    </Desk>
  );
}
