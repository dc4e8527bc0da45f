import { digits } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { pageOf } from '../shell/page-of.ts';
import { notFoundPage } from '../shell/form-answer.ts';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/schedules-page.ts';
import styles from './schedule.module.css';
import { ScheduleTable } from './schedule-table.tsx';
import { scheduleViews } from './schedule-view.ts';
import { scheduleText } from './text.ts';
import { EmptyState } from '../ui/empty-state.tsx';

export const meta = pageMeta(scheduleText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const { schedules, begun, page, more } = await portal.schedule
    .listSchedules(actor, { page: pageOf(request) })
    .catch(notFoundPage);
  const language = languageOf(request);
  return {
    schedules: scheduleViews(schedules, language),
    begun: begun.map(({ route, ...one }) => ({
      ...one,
      departureTime: digits(one.departureTime, language),
      route: route && route[language].replaceAll('-', ' – '),
    })),
    page,
    more,
  };
};

/** The schedules of a company: those that run, those that are over, those that wait to be published. */
export default function SchedulesPage({
  loaderData: { schedules, begun, page, more },
}: Route.ComponentProps) {
  const t = useText(scheduleText);
  const empty = schedules.length === 0 && begun.length === 0;
  return (
    <Desk title={t.title} lead={t.lead} actions={<ButtonLink to="/schedules/new">{t.add}</ButtonLink>}>
      <div className={styles.list}>
        {begun.length > 0 && (
          <section aria-labelledby="begun">
            <h2 id="begun">{t.begun}</h2>
            <ul className={`${styles.begun} num`}>
              {begun.map(({ scheduleId, route, coachNumber, departureTime }) => (
                <li key={scheduleId} className="card">
                  <span>
                    <b>{route ?? t.noRouteYet}</b>
                    <span className="small muted">
                      {' '}
                      {[coachNumber, departureTime].filter(Boolean).join(' · ')}
                    </span>
                  </span>
                  <ButtonLink look="line" to={`/schedules/${scheduleId}`}>
                    {t.goOn}
                  </ButtonLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        {schedules.length > 0 && <ScheduleTable schedules={schedules} />}
        {empty && (
          <EmptyState
            action={
              <p className={styles.do}>
                <ButtonLink look="line" to="/routes-and-counters">
                  {t.noRoutes}
                </ButtonLink>
                <ButtonLink look="line" to="/buses/coaches">
                  {t.noCoaches}
                </ButtonLink>
              </p>
            }
          >
            {t.none}
          </EmptyState>
        )}
        {(page > 1 || more) && (
          <nav className={styles.do} aria-label={t.pages}>
            {page > 1 && (
              <ButtonLink look="line" to={`/schedules?page=${page - 1}`}>
                {t.earlier}
              </ButtonLink>
            )}
            {more && (
              <ButtonLink look="line" to={`/schedules?page=${page + 1}`}>
                {t.later}
              </ButtonLink>
            )}
          </nav>
        )}
      </div>
    </Desk>
  );
}
