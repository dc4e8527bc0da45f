import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { Form, redirect } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/coaches-page.ts';
import { pageOf } from '../shell/page-of.ts';
import { Pager } from '../ui/pager.tsx';
import { networkText } from '../network/text.ts';
import networkStyles from '../network/network.module.css';

export const meta = pageMeta(networkText.coaches.title);

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  return portal.fleet.listCoaches(actor, { page: pageOf(request) }).catch(notFoundPage);
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const form = await request.formData();
  try {
    await values.portal.fleet.retireCoach(values.actor, { coachId: String(form.get('coachId') ?? '') });
    leaveNotice(values, 'saved');
    return redirect(localPath(languageOf(request), '/buses/coaches'), 303);
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

/** The coaches of a company. */
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
      {coaches.length === 0 && <EmptyState>{t.coaches.none}</EmptyState>}
      <ul className={`${networkStyles.coaches} num`}>
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
              <div className={networkStyles.rowActions}>
                <ButtonLink look="line" to={`/buses/coaches/${coach.coachId}`}>
                  {coach.retired ? t.bringBack : t.edit}
                  {ofIt}
                </ButtonLink>
                <ButtonLink look="line" to={`/buses/coaches/new?from=${coach.coachId}`}>
                  {t.coaches.copy}
                  {ofIt}
                </ButtonLink>
                {!coach.retired && (
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="coachId" value={coach.coachId} />
                    <button className="btn btn-line" name="intent" value="retire">
                      {t.retire}
                      {ofIt}
                    </button>
                  </Form>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <Pager page={page} more={more} to={(other) => `/buses/coaches?page=${other}`} />
    </Desk>
  );
}
