import { digits } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { DeskGuideLink } from '../shell/desk-guide-link.tsx';
import { leaveEmptyPage, pageOf } from '../shell/page-of.ts';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { routeNameText } from '../text/route-name-text.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { Pager } from '../ui/pager.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/schedules-page.ts';
import { BothWaysForm } from './both-ways-form.tsx';
import styles from './schedule.module.css';
import { ScheduleTable } from './schedule-table.tsx';
import { scheduleViews } from './schedule-view.ts';
import { scheduleText } from './text.ts';

export const meta = pageMeta(scheduleText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const { schedules, begun, page, more, bothWaysPercent } = await portal.schedule
    .listSchedules(actor, { page: pageOf(request) })
    .catch(notFoundPage);
  leaveEmptyPage(request, schedules);
  const language = languageOf(request);
  return {
    schedules: scheduleViews(schedules, language),
    begun: begun.map(({ route, ...one }) => ({
      ...one,
      departureTime: digits(one.departureTime, language),
      route: route && routeNameText(route, language),
    })),
    page,
    more,
    bothWaysPercent,
  };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, text, goTo } = await readForm(args);
  const typed = { percent: text('percent', 20) };
  try {
    await values.portal.schedule.setBothWaysDiscount(values.actor, typed);
    return goTo('/schedules', 'saved');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Page of a company's schedules: running ones, those that are over, and unpublished ones. */
export default function SchedulesPage({
  loaderData: { schedules, begun, page, more, bothWaysPercent },
  actionData,
}: Route.ComponentProps) {
  const t = useText(scheduleText);
  return (
    <Desk title={t.title} lead={t.lead} actions={<ButtonLink to="/schedules/new">{t.add}</ButtonLink>}>
      <Stack gap="l">
        {begun.length > 0 && (
          <Section look="plain" title={t.begun}>
            <Stack as="ul" gap="s" className="num">
              {begun.map(({ scheduleId, route, coachNumber, departureTime }) => (
                <Row as="li" key={scheduleId} isSpread className="card">
                  <span>
                    <b>{route ?? t.noRouteYet}</b>{' '}
                    <span className="small muted">
                      {[coachNumber, departureTime].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <ButtonLink look="line" to={`/schedules/${scheduleId}`}>
                    {t.goOn}
                  </ButtonLink>
                </Row>
              ))}
            </Stack>
          </Section>
        )}
        {schedules.length > 0 && <ScheduleTable schedules={schedules} />}
        {schedules.length === 0 && begun.length === 0 && (
          <EmptyState
            action={
              <Row className={styles.ways}>
                <ButtonLink look="line" small to="/routes-and-counters">
                  {t.noRoutes}
                </ButtonLink>
                <ButtonLink look="line" small to="/buses/coaches">
                  {t.noCoaches}
                </ButtonLink>
                <DeskGuideLink to="fares-and-schedule" />
              </Row>
            }
          >
            {t.none}
          </EmptyState>
        )}
        <Pager page={page} more={more} to={(other) => `/schedules?page=${other}`} />
        <BothWaysForm percent={bothWaysPercent} answer={actionData} />
      </Stack>
    </Desk>
  );
}
