import { dhakaDate, formatDate, formatMinute } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { countText, type Language } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { Form, redirect, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { faultsOf, notFoundPage, refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { DataTable } from '../ui/data-table.tsx';
import type { Route } from './+types/preview-page.ts';
import { PreviewFares } from './preview-fares.tsx';
import { PreviewRuns } from './preview-runs.tsx';
import styles from './schedule.module.css';
import { partText, scheduleText } from './text.ts';

export const meta = pageMeta(scheduleText.preview.title);

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const { scheduleId } = params;
  const language = languageOf(request);
  const { state } = await portal.schedule.viewSchedule(actor, { scheduleId }).catch(notFoundPage);
  // There is something to preview only while something is typed that is not published.
  if (state !== 'changed' && state !== 'begun')
    throw redirect(localPath(language, `/schedules/${scheduleId}`));
  const preview = await portal.schedule.previewSchedule(actor, { scheduleId }).catch(notFoundPage);
  if ('faults' in preview) throw redirect(localPath(language, `/schedules/${scheduleId}?check`));
  return { scheduleId, preview };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const form = await request.formData();
  const { scheduleId } = params;
  try {
    await values.portal.schedule.publishSchedule(values.actor, {
      scheduleId,
      seenVersion: Number(form.get('seenVersion')) || 1,
      clashesAccepted: form.has('clashesAccepted'),
    });
    leaveNotice(values, 'saved');
    return redirect(localPath(languageOf(request), '/schedules'), 303);
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

const listOf = (words: readonly string[], language: Language): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${language === 'bn' ? 'ও' : 'and'} ${words.at(-1)}`;

/** Page that tells what publishing a schedule brings, changes and leaves alone; from here it is published. */
export default function PreviewPage({ loaderData, actionData }: Route.ComponentProps) {
  const { preview: t, columns } = useText(scheduleText);
  const language = useLanguage();
  const busy = useNavigation().formMethod === 'POST';
  const { scheduleId, preview } = loaderData;
  const { route, coach, plan, runs, left, pairs, changes, version } = preview;
  const count = (number: number) => countText(number, language);
  const answer = actionData;
  const unaccepted = faultsOf(answer?.problem).clashes !== undefined;
  const said = unaccepted ? t.acceptFirst : answer && problemText(answer.problem, language);
  const clashes = runs.filter(({ clash }) => clash).length;
  const stays = runs.filter(({ published }) => published).length;
  const fresh = runs.filter(({ published, onSaleNow }) => !published && onSaleNow).length;
  const parts = (changes ?? []).map((part) => partText[part][language]);
  const reporting = plan.reportingMinutes ?? preview.usualReportingMinutes;
  const day = (at: Date) => formatDate(dhakaDate(at), language, 'short');
  const clock = (minute: number) => formatMinute(plan.departureMinute + minute, language);
  return (
    <Desk
      title={t.title}
      lead={`${route.name[language].replaceAll('-', ' – ')} · ${coach.coachNumber} · ${coachName(coach.coachType, coach.coachClass)[language]}`}
      actions={
        <ButtonLink look="line" to={`/schedules/${scheduleId}`}>
          {t.back}
        </ButtonLink>
      }
    >
      <div className={styles.form}>
        {said && <Alert>{said}</Alert>}
        <Card className={styles.card}>
          <h2>{t.changes}</h2>
          <p>
            {changes === null ? t.isNew : parts.length > 0 ? t.changed(listOf(parts, language)) : t.noChange}
          </p>
          <ul className="num">
            {fresh > 0 && <li>{t.fresh(count(fresh))}</li>}
            {stays > 0 && <li>{t.kept(count(stays))}</li>}
            {runs.some(({ onSaleNow }) => !onSaleNow) && <li>{t.rest}</li>}
          </ul>
          {left.length > 0 && (
            <Alert kind="notice">
              {t.left}{' '}
              {left.map(({ tripId, departsAt, seatsSold }, at) => (
                <span key={tripId}>
                  {at > 0 && ', '}
                  <LocalLink className="link" to={`/buses/${tripId}`}>
                    {day(departsAt)}
                  </LocalLink>{' '}
                  ({t.sold(count(seatsSold))})
                </span>
              ))}
            </Alert>
          )}
        </Card>
        <Card className={styles.card}>
          <h2>{t.timetable}</h2>
          <DataTable
            className="num"
            rows={route.stops.map((stop, at) => ({
              ...stop,
              isFirst: at === 0,
              isLast: at === route.stops.length - 1,
            }))}
            rowKey={({ placeId }) => placeId}
            columns={[
              { head: t.stop, cell: ({ name }) => <b>{name[language]}</b> },
              {
                head: t.arrives,
                cell: ({ isFirst, arriveMinute }) => (isFirst ? '–' : clock(arriveMinute)),
              },
              {
                head: columns.leaves,
                cell: ({ isLast, departMinute }) => (isLast ? '–' : clock(departMinute)),
              },
              {
                head: t.reporting,
                cell: ({ isLast, departMinute, counters }) => {
                  const first = Math.min(...counters.map(({ offsetMinute }) => offsetMinute));
                  return isLast ? '–' : clock(departMinute + first - reporting);
                },
              },
            ]}
          />
        </Card>
        <PreviewFares pairs={pairs} route={route} coach={coach} windows={plan.fareWindows} />
        <Card className={styles.card}>
          <h2>{t.dates}</h2>
          {runs.length > 0 ? <PreviewRuns runs={runs} /> : <p>{t.noDates}</p>}
        </Card>
        <Form method="post" className={styles.form}>
          <input type="hidden" name="seenVersion" value={version} />
          {clashes > 0 && (
            <Card className={styles.card}>
              <p className={`${styles.clash} num`}>{t.clashes(count(clashes))}</p>
              <label className="check">
                <input type="checkbox" name="clashesAccepted" aria-invalid={unaccepted || undefined} />
                {t.accept}
              </label>
            </Card>
          )}
          <div className={styles.do}>
            <Button busy={busy}>{busy ? t.publishing : t.publish}</Button>
          </div>
        </Form>
      </div>
    </Desk>
  );
}
