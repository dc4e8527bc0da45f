import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { faultsOf, notFoundPage } from '../shell/form-answer.ts';
import { resetView } from '../identity/reset-view.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/people-one-page.ts';
import { changeRights } from './people-action.ts';
import { PeopleActions } from './people-actions.tsx';
import { PeopleFacts } from './people-facts.tsx';
import { PeopleLog } from './people-log.tsx';
import { peopleText } from './people-text.ts';
import { actView, personView } from './people-view.ts';
import styles from './people.module.css';
import { Columns } from '../ui/layout.tsx';

export const meta = pageMeta({ en: 'One user', bn: 'ব্যবহারকারীর তথ্য' });

export const loader = async ({ context, params: { userId }, request }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const { person, reset, acts, mayChange } = await portal.people
    .viewPerson(actor, { userId })
    .catch(notFoundPage);
  const language = languageOf(request);
  return {
    person: personView(person, language, reset && resetView(reset, language, now)),
    acts: acts.map((entry) => actView(entry, language)),
    mayChange,
  };
};

export const action = ({ context, params, request }: Route.ActionArgs) =>
  changeRights(context.get(requestContext), request, params.userId);

/** One account for admins: what it is, what can be done with it, what was done. */
export default function PeopleOnePage({ loaderData, actionData }: Route.ComponentProps) {
  const { person, acts, mayChange } = loaderData;
  const t = useText(peopleText);
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const answer = actionData;
  const fault = faultsOf(answer?.problem).reason;
  const error = fault === 'reason-missing' || fault === 'reason-long' ? t.faults[fault] : undefined;
  const said = answer && !error && problemText(answer.problem, language);
  return (
    <Desk
      title={person.name}
      lead={person.kind}
      actions={
        <ButtonLink to="/users" look="line">
          {t.back}
        </ButtonLink>
      }
    >
      <Columns ref={page}>
        <div className={styles.main}>
          {said && <Alert>{said}</Alert>}
          <PeopleFacts person={person} />
          <PeopleLog acts={acts} />
        </div>
        <Card aria-labelledby="rights">
          <h2 id="rights" className={styles.rights}>
            {t.actions.title}
          </h2>
          {mayChange ? (
            <PeopleActions person={person} refused={answer && { typed: answer.typed, error }} />
          ) : (
            <p className="muted">{t.actions.own}</p>
          )}
        </Card>
      </Columns>
    </Desk>
  );
}
