import { dhakaDate, formatDate, formatMinute } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { countText, type Language } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { Form, redirect, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { faultsOf, notFoundPage, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { routeNameText } from '../text/route-name-text.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Check } from '../ui/check-field.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
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
  // A preview exists only while there is an unpublished draft.
  if (state !== 'changed' && state !== 'begun')
    throw redirect(localPath(language, `/schedules/${scheduleId}`));
  const preview = await portal.schedule.previewSchedule(actor, { scheduleId }).catch(notFoundPage);
  if ('faults' in preview) throw redirect(localPath(language, `/schedules/${scheduleId}?check`));
  return { scheduleId, preview };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, text, goTo } = await readForm(args);
  try {
    await values.portal.schedule.publishSchedule(values.actor, {
      scheduleId: args.params.scheduleId,
      seenVersion: Number(text('seenVersion')) || 1,
      clashesAccepted: form.has('clashesAccepted'),
    });
    return goTo('/schedules', 'saved');
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

const listOf = (words: readonly string[], language: Language): string =>
  words.length < 2
    ? words.join('')
    : `${words.slice(0, -1).join(', ')} ${language === 'bn' ? 'ও' : 'and'} ${words.at(-1)}`;

/** Page that shows what publishing a schedule adds, changes and leaves as it is; its button publishes. */
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
      lead={`${routeNameText(route.name, language)} · ${coach.coachNumber} · ${coachName(coach.coachType, coach.coachClass)[language]}`}
      back={{ to: `/schedules/${scheduleId}`, label: t.back }}
    >
      <Stack gap="l">
        {said && <Alert>{said}</Alert>}
        <Section title={t.changes}>
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
        </Section>
        <Section title={t.timetable}>
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
              { head: t.arrives, cell: ({ isFirst, arriveMinute }) => (isFirst ? '–' : clock(arriveMinute)) },
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
        </Section>
        <PreviewFares pairs={pairs} route={route} coach={coach} windows={plan.fareWindows} />
        <Section title={t.dates}>
          {runs.length > 0 ? <PreviewRuns runs={runs} /> : <p>{t.noDates}</p>}
        </Section>
        <Stack as={Form} method="post" gap="l">
          <input type="hidden" name="seenVersion" value={version} />
          {clashes > 0 && (
            <Card>
              <p className={`${styles.clash} num`}>{t.clashes(count(clashes))}</p>
              <Check name="clashesAccepted" label={t.accept} aria-invalid={unaccepted || undefined} />
            </Card>
          )}
          <Row>
            <Button busy={busy}>{busy ? t.publishing : t.publish}</Button>
          </Row>
        </Stack>
      </Stack>
    </Desk>
  );
}
