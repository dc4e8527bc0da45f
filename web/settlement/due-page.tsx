import { countText } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { faultsOf } from '../shell/form-answer.ts';
import { moneyText } from '../shell/money-text.ts';
import { pageOf } from '../shell/page-of.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import type { Route } from './+types/due-page.ts';
import { payoutText } from './desk-text.ts';
import { prepare } from './due-action.ts';
import { DueTable } from './due-table.tsx';
import { SettlementTable } from './settlement-table.tsx';
import { dayText, settlementView } from './settlement-view.ts';
import styles from './settlement.module.css';
import { settlementText } from './text.ts';

export const meta = pageMeta(payoutText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const t = textIn(language, payoutText);
  const list = await portal.settlement.listDue(actor, { page: pageOf(request) });
  const money = (amount: number) => moneyText(amount, language);
  const made = new URL(request.url).searchParams.get('made');
  return {
    until: list.until,
    page: list.page,
    hasMore: list.hasMore,
    made: made !== null && /^\d{1,4}$/.test(made) ? Number(made) : null,
    due: list.due.map((one) => ({
      operatorId: one.operatorId,
      name: one.name[language],
      settled: one.lastUntil ? t.since(dayText(one.lastUntil, language)) : t.never,
      trips: countText(one.trips, language),
      ready: one.trips > 0,
      earned: money(one.payablePaisa),
      cash: money(-one.cashPaisa),
      commission: money(-one.commissionPaisa),
      due: money(one.duePaisa),
    })),
    unfinished: list.unfinished.map((one) => settlementView(one, language)),
    closed: list.closed.map((one) => settlementView(one, language)),
  };
};

export const action = ({ context, request }: Route.ActionArgs) =>
  prepare(context.get(requestContext), request);

/** Page of what Poth owes to companies: statements to make, to approve and to pay. */
export default function DuePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(payoutText);
  const words = useText(settlementText);
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const sent = useNavigation().formData;
  const answer = actionData;
  const untilWrong = faultsOf(answer?.problem).until !== undefined;
  const { until, due, unfinished, closed, made, page: shown, hasMore } = loaderData;
  return (
    <Desk title={t.title} lead={t.lead(dayText(until, language))}>
      <div ref={page} className={styles.desk}>
        {answer && !untilWrong && <Alert>{problemText(answer.problem, language)}</Alert>}
        {made !== null && !answer && (
          <Alert kind={made > 0 ? 'success' : 'notice'}>
            {made > 0 ? t.made(countText(made, language)) : t.madeNone}
          </Alert>
        )}
        <section>
          <h2 className={styles.heading}>{t.todo}</h2>
          {unfinished.length > 0 ? (
            <SettlementTable caption={t.todo} settlements={unfinished} base="/admin/settlements" company />
          ) : (
            <p className="card desk-empty">{t.nothingToDo}</p>
          )}
        </section>
        <section>
          <h2 className={styles.heading}>{t.due}</h2>
          {due.length > 0 ? (
            <DueTable due={due} until={until} />
          ) : (
            <p className="card desk-empty">{t.noCompanies}</p>
          )}
          {(shown > 1 || hasMore) && (
            <nav className={styles.pages} aria-label={words.pages}>
              {shown > 1 && (
                <ButtonLink look="line" to={`/admin/settlements?page=${shown - 1}`}>
                  {words.previous}
                </ButtonLink>
              )}
              {hasMore && (
                <ButtonLink look="line" to={`/admin/settlements?page=${shown + 1}`}>
                  {words.next}
                </ButtonLink>
              )}
            </nav>
          )}
        </section>
        <Card className={styles.card} aria-labelledby="prepare-all">
          <h2 id="prepare-all">{t.prepareAll.title}</h2>
          <p className="small muted">{t.prepareAll.says}</p>
          <Form method="post" preventScrollReset noValidate className={styles.prepare}>
            <Field label={t.prepareAll.until} error={untilWrong ? t.untilOpen : undefined}>
              {(control) => (
                <input
                  type="date"
                  name="until"
                  max={until}
                  defaultValue={answer?.typed.until || until}
                  required
                  {...control}
                />
              )}
            </Field>
            <Button type="submit" busy={sent !== undefined && !sent.get('operatorId')}>
              {t.prepareAll.go}
            </Button>
          </Form>
        </Card>
        {closed.length > 0 && (
          <section>
            <h2 className={styles.heading}>{t.closed}</h2>
            <SettlementTable caption={t.closed} settlements={closed} base="/admin/settlements" company />
          </section>
        )}
      </div>
    </Desk>
  );
}
