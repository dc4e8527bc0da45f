import { problemText } from '@poth/domain/problem-text.ts';
import { requestContext } from '#ctx';
import { drawKey } from '../shell/form-key.ts';
import { Desk } from '../shell/desk.tsx';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/schedule-page.ts';
import { loadSchedule } from './load-schedule.ts';
import { answerSchedule } from './schedule-action.ts';
import { ScheduleForm } from './schedule-form.tsx';
import { scheduleText } from './text.ts';

export const meta = pageMeta({ en: 'One schedule', bn: 'একটি সময়সূচি' });

export const loader = ({ context, params, request }: Route.LoaderArgs) =>
  loadSchedule(context.get(requestContext), {
    asked: params.scheduleId,
    drawn: drawKey(),
    searchParams: new URL(request.url).searchParams,
  });

export const action = ({ context, params, request }: Route.ActionArgs) =>
  answerSchedule(context.get(requestContext), params.scheduleId, request);

/** One schedule of a company as it is being typed: a draft until it is published. */
export default function SchedulePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(scheduleText);
  const language = useLanguage();
  const { state, route, checked, faults } = loaderData;
  const problem = actionData?.problem;
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
      {problem && <Alert>{problemText(problem, language)}</Alert>}
      {checked && Object.keys(faults).length > 0 && <Alert kind="notice">{t.form.faults}</Alert>}
      {state === 'retired' ? (
        <>
          <Alert kind="notice">{t.form.retired}</Alert>
          <ButtonLink to={`/schedules/new?from=${loaderData.scheduleId}`}>{t.copy}</ButtonLink>
        </>
      ) : (
        <ScheduleForm key={JSON.stringify(loaderData.typed)} schedule={loaderData} answer={actionData} />
      )}
    </Desk>
  );
}
