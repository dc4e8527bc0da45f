import { enquiryFields } from '@poth/domain/enquiry/enquiry.ts';
import { useEffect, useRef } from 'react';
import { data } from 'react-router';
import { requestContext } from '#ctx';
import { Article } from '../shell/article.tsx';
import { companyShown } from '../shell/company.ts';
import { DemoFacts } from '../shell/demo-facts.tsx';
import { refuse } from '../shell/form-answer.ts';
import { drawKey, keyOf } from '../shell/form-key.ts';
import { readForm } from '../shell/read-form.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/query-page.ts';
import { chime } from './chime.ts';
import { QueryForm, type QueryTyped } from './query-form.tsx';
import styles from './query.module.css';
import { reachText } from './reach-text.ts';
import { MailAndOffice } from './ways-to-reach.tsx';

const { title, lead, include, points } = reachText.query;
export const meta = pageMeta(title, lead);

export const loader = ({ context }: Route.LoaderArgs) => {
  const { actor, company } = context.get(requestContext);
  const { account } = actor;
  const known = { first_name: account?.name ?? '', user_email: account?.email ?? '' };
  const typed: QueryTyped = { last_name: '', subject: '', message: '', ...known };
  return { key: drawKey(), typed, company: companyShown(company, 'facts') };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, fields, language } = await readForm(args);
  const typed: QueryTyped = fields(enquiryFields);
  try {
    await values.portal.enquiry.sendEnquiry(values.actor, { key: keyOf(form), ...typed, language });
    return data({ sentBy: typed.user_email.trim(), typed, problem: undefined });
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

const Sent = ({ email }: { email: string }) => {
  const t = useText(reachText).query;
  return (
    <>
      <div tabIndex={-1} data-arrived>
        <Alert kind="success">
          <b>{t.sent}</b>
          <br />
          {t.sentText(email)}
        </Alert>
      </div>
      <ButtonLink to="/query" look="line">
        {t.another}
      </ButtonLink>
    </>
  );
};

/** Page to send the company a query. */
export default function QueryPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(reachText);
  const answer = actionData;
  const sentBy = answer && 'sentBy' in answer ? answer.sentBy : undefined;
  const page = useFirstError<HTMLDivElement>(sentBy);
  const pressed = useRef(false);
  useEffect(() => {
    // No chime for a page that loads with its answer: nobody has pressed anything on it.
    if (sentBy && pressed.current) chime();
    pressed.current = true;
  }, [sentBy]);
  return (
    <Article title={title} lead={lead} sections={[{ title: include, points }]}>
      <div ref={page}>
        <Card className={styles.card}>
          {sentBy ? (
            <Sent email={sentBy} />
          ) : (
            <QueryForm
              formKey={loaderData.key}
              given={loaderData.typed}
              refused={answer?.problem ? answer : undefined}
            />
          )}
        </Card>
      </div>
      <section>
        <h2>{t.query.otherWays}</h2>
        <MailAndOffice facts={loaderData.company.facts} />
        <div className="ways">
          <ButtonLink to="/call-center" look="line">
            {t.toCallCenter}
          </ButtonLink>
        </div>
      </section>
      {loaderData.company.example && <DemoFacts of="reach" />}
    </Article>
  );
}
