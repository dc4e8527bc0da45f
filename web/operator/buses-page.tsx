import { parseDhakaDate } from '@poth/domain/dhaka.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { DeskGuideLink } from '../shell/desk-guide-link.tsx';
import { languageOf, localPath } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/buses-page.ts';
import styles from './buses.module.css';
import { BusesCoaches } from './buses-coaches.tsx';
import { BusesTrips } from './buses-trips.tsx';
import { BusesWeek } from './buses-week.tsx';
import { weekView } from './week-view.ts';
import { coachViews, daysView } from './buses-view.ts';
import { pageOf } from '../shell/page-of.ts';
import { busesText } from './provider-text.ts';
import { Pager } from '../ui/pager.tsx';

export const meta = pageMeta(busesText.title);

const coachesShown = 12;

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  if (!actor.account?.membership) throw redirect(localPath(language, '/bus-provider'));
  const page = pageOf(request);
  const { searchParams } = new URL(request.url);
  const week =
    searchParams.get('view') === 'week'
      ? await portal.operator.listWeek(actor, {
          from: parseDhakaDate(searchParams.get('from')) ?? null,
          page,
        })
      : null;
  const fleet = await portal.operator.listFleet(actor, { page: week ? 1 : page });
  return {
    week: week && weekView(week, searchParams.get('day'), language),
    name: fleet.name[language],
    selling: fleet.state === 'verified',
    isOwner: actor.account.membership.role === 'owner',
    days: daysView(fleet, language),
    coaches: coachViews(fleet, language).slice(0, coachesShown),
    moreCoaches: fleet.coaches.length > coachesShown,
    page: fleet.page,
    more: fleet.more,
  };
};

/** Page of a company's coaches and upcoming trips, for all of its staff. */
export default function BusesPage({ loaderData }: Route.ComponentProps) {
  const t = useText(busesText);
  const { name, selling, isOwner, days, coaches, moreCoaches, week, page, more } = loaderData;
  return (
    <Desk
      title={t.title}
      lead={name}
      actions={selling && isOwner && <ButtonLink to="/add-buses">{t.add}</ButtonLink>}
    >
      {!selling && (
        <Alert kind="notice">
          {t.unverified}{' '}
          {isOwner && (
            <LocalLink className="link" to="/add-buses">
              {t.why}
            </LocalLink>
          )}
        </Alert>
      )}
      <section className={styles.providerSection}>
        <div className={styles.head}>
          <h2>{t.trips}</h2>
          <nav className={styles.views} aria-label={t.views}>
            <LocalLink className="btn btn-line" to="/buses" aria-current={week ? undefined : 'page'}>
              {t.list}
            </LocalLink>
            <LocalLink
              className="btn btn-line"
              to="/buses?view=week"
              aria-current={week ? 'page' : undefined}
            >
              {t.calendar}
            </LocalLink>
          </nav>
        </div>
        {week ? (
          <BusesWeek week={week} />
        ) : days.length > 0 ? (
          <BusesTrips days={days} />
        ) : (
          <EmptyState action={page === 1 && isOwner && <DeskGuideLink to="put-a-coach-on-sale" />}>
            {page > 1 ? t.noMore : t.noTrips}
          </EmptyState>
        )}
        {!week && <Pager page={page} more={more} to={(at) => `/buses?page=${at}`} />}
      </section>
      <section className={styles.providerSection}>
        <div className={styles.head}>
          <h2>{t.coaches}</h2>
          {isOwner && (
            <ButtonLink look="line" to="/buses/coaches">
              {t.allCoaches}
            </ButtonLink>
          )}
        </div>
        {coaches.length > 0 ? (
          <BusesCoaches coaches={coaches} more={moreCoaches} />
        ) : (
          <EmptyState action={isOwner && <DeskGuideLink to="coach" />}>{t.noCoaches}</EmptyState>
        )}
      </section>
    </Desk>
  );
}
