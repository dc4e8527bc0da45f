import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { requestContext } from '#ctx';
import { ActionButton } from '../shell/action-button.tsx';
import { Desk } from '../shell/desk.tsx';
import { DeskGuideLink } from '../shell/desk-guide-link.tsx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { leaveEmptyPage, pageOf } from '../shell/page-of.ts';
import { readForm } from '../shell/read-form.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Grid, Row } from '../ui/layout.tsx';
import { Pager } from '../ui/pager.tsx';
import type { Route } from './+types/coaches-page.ts';
import { networkText } from '../network/text.ts';
import styles from './fleet.module.css';

export const meta = pageMeta(networkText.coaches.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const list = await portal.fleet.listCoaches(actor, { page: pageOf(request) }).catch(notFoundPage);
  leaveEmptyPage(request, list.coaches);
  return list;
};

export const action = async (args: Route.ActionArgs) => {
  const { values, text, goTo } = await readForm(args);
  try {
    await values.portal.fleet.retireCoach(values.actor, { coachId: text('coachId') });
    return goTo('/buses/coaches', 'saved');
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

/** Page of a company's coaches. */
export default function CoachesPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(networkText);
  const language = useLanguage();
  const { coaches, page, more } = loaderData;
  const said = actionData && problemText(actionData.problem, language);
  return (
    <Desk
      title={t.coaches.title}
      lead={t.coaches.lead}
      actions={<ButtonLink to="/buses/coaches/new">{t.coaches.add}</ButtonLink>}
    >
      {said && <Alert>{said}</Alert>}
      {coaches.length === 0 && (
        <EmptyState action={<DeskGuideLink to="coach" />}>{t.coaches.none}</EmptyState>
      )}
      <Grid as="ul" min={320} className={`${styles.coaches} num`}>
        {coaches.map((coach) => {
          const ofIt = <span className="visually-hidden">{t.of(coach.coachNumber)}</span>;
          return (
            <li key={coach.coachId} className="card">
              {coach.imageKey && (
                <img src={`/${coach.imageKey}`} alt="" loading="lazy" width={300} height={170} />
              )}
              <h2>{coach.coachNumber}</h2>
              <p className="small muted">
                {[
                  coach.busName,
                  coachName(coach.coachType, coach.coachClass)[language],
                  t.coaches.seats(digits(coach.seatCount, language)),
                  t.schedules(coach.schedules, digits(coach.schedules, language)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {coach.retired && <Badge tone="quiet">{t.retired}</Badge>}
              <Row>
                <ButtonLink look="line" small to={`/buses/coaches/${coach.coachId}`}>
                  {coach.retired ? t.bringBack : t.edit}
                  {ofIt}
                </ButtonLink>
                <ButtonLink look="line" small to={`/buses/coaches/new?from=${coach.coachId}`}>
                  {t.coaches.copy}
                  {ofIt}
                </ButtonLink>
                {!coach.retired && (
                  <ActionButton intent="retire" fields={{ coachId: coach.coachId }}>
                    {t.retire}
                    {ofIt}
                  </ActionButton>
                )}
              </Row>
            </li>
          );
        })}
      </Grid>
      <Pager page={page} more={more} to={(other) => `/buses/coaches?page=${other}`} />
    </Desk>
  );
}
