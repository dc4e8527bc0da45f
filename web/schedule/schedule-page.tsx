import { problemText } from '@poth/domain/problem-text.ts';
import { readFare } from '@poth/domain/schedule/read-fare.ts';
import { fillFares } from '@poth/domain/schedule/to-schedule-typed.ts';
import { requestContext } from '#ctx';
import { drawKey } from '../shell/form-key.ts';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { routeNameText } from '../text/route-name-text.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import type { Route } from './+types/schedule-page.ts';
import { loadSchedule } from './load-schedule.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { readScheduleForm } from './schedule-typed.ts';
import { scheduleText } from './text.ts';

export const meta = pageMeta({ en: 'One schedule', bn: 'একটি সময়সূচি' });

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadSchedule(context.get(requestContext), {
    asked: params.scheduleId,
    drawn: drawKey(),
    searchParams: new URL(request.url).searchParams,
  });

/** Saves the draft and continues, previews it, deletes it, or retires the schedule, by the pressed button. */
export const action = async (args: Route.ActionArgs) => {
  const { values, form, intent, goTo } = await readForm(args);
  const { portal, actor } = values;
  const asked = args.params.scheduleId;
  const [verb, at = ''] = (intent || 'save').split(':');
  const scheduleId = asked === 'new' ? String(form.get('scheduleId') ?? '') : asked;
  const copyOf = asked === 'new' ? new URL(args.request.url).searchParams.get('from') : scheduleId;
  const known = await portal.schedule
    .viewSchedule(actor, copyOf ? { scheduleId: copyOf } : null)
    .catch(notFoundPage);
  let typed = readScheduleForm(form, known.typed);
  try {
    if (verb === 'retire' || verb === 'drop') {
      await portal.schedule[verb === 'retire' ? 'retireSchedule' : 'dropSchedule'](actor, { scheduleId });
      return goTo('/schedules', 'saved');
    }
    if (verb === 'add-window')
      typed = { ...typed, windows: [...typed.windows, { name: '', from: '', until: '', fares: {} }] };
    if (verb === 'remove-window')
      typed = { ...typed, windows: typed.windows.filter((_, window) => window !== Number(at)) };
    if (verb === 'fill' && known.route && known.coach)
      typed = fillFares(typed, known.route.stops, known.coach.classes, readFare);
    await portal.schedule.saveSchedule(actor, { scheduleId, typed });
    if (verb === 'preview') return goTo(`/schedules/${scheduleId}/preview`);
    if (verb === 'save') return goTo(`/schedules/${scheduleId}`, 'saved');
    // Days and fares come with the route and the coach: until both are chosen their fields say so.
    if (verb === 'choose' && !(typed.routeId && typed.coachId)) return goTo(`/schedules/${scheduleId}?check`);
    const place =
      verb === 'add-window' ? `#window-${typed.windows.length - 1}` : verb === 'fill' ? '#fares' : '';
    return goTo(`/schedules/${scheduleId}${place}`);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Page of one schedule of a company as it is being typed: a draft until it is published. */
export default function SchedulePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(scheduleText);
  const language = useLanguage();
  const { state, route, checked, faults } = loaderData;
  const problem = actionData?.problem;
  const title = state === 'new' || !route ? t.form.newTitle : routeNameText(route.name, language);
  return (
    <Desk
      title={title}
      lead={state === 'changed' || state === 'begun' ? t.form.draft : undefined}
      back={{ to: '/schedules', label: t.back }}
    >
      <Stack gap="l">
        {problem && <Alert>{problemText(problem, language)}</Alert>}
        {checked && Object.keys(faults).length > 0 && <Alert kind="notice">{t.form.faults}</Alert>}
        {state === 'retired' ? (
          <>
            <Alert kind="notice">{t.form.retired}</Alert>
            <Row>
              <ButtonLink to={`/schedules/new?from=${loaderData.scheduleId}`}>{t.copy}</ButtonLink>
            </Row>
          </>
        ) : (
          <ScheduleForm key={JSON.stringify(loaderData.typed)} schedule={loaderData} answer={actionData} />
        )}
      </Stack>
    </Desk>
  );
}
