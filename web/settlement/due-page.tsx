import { countText } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { Desk } from '../shell/desk.tsx';
import { moneyText } from '../shell/money-text.ts';
import { leaveEmptyPage, pageOf } from '../shell/page-of.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Stack } from '../ui/layout.tsx';
import { Pager } from '../ui/pager.tsx';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Route } from './+types/due-page.ts';
import { payoutText } from './desk-text.ts';
import { prepare } from './due-action.ts';
import { DueTable } from './due-table.tsx';
import { SettlementTable } from './settlement-table.tsx';
import { dayText, settlementView } from './settlement-view.ts';
import styles from './settlement.module.css';

export const meta = pageMeta(payoutText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const t = textIn(language, payoutText);
  const list = await portal.settlement.listDue(actor, { page: pageOf(request) });
  leaveEmptyPage(request, list.due);
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

export const action = prepare;

/** Page of what Poth owes to companies: statements to prepare, approve and pay. */
export default function DuePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(payoutText);
  const language = useLanguage();
  const { until, due, unfinished, closed, made, page, hasMore } = loaderData;
  const tables = { base: '/admin/settlements', company: true };
  return (
    <Desk title={t.title} lead={t.lead(dayText(until, language))}>
      <Stack gap="l">
        {made !== null && !actionData && (
          <Alert kind={made > 0 ? 'success' : 'notice'}>
            {made > 0 ? t.made(countText(made, language)) : t.madeNone}
          </Alert>
        )}
        <Section
          look="plain"
          title={t.todo}
          actions={
            <LocalLink className="link link-alone" to="/admin/money/guide#settlements">
              {t.steps.title}
            </LocalLink>
          }
        >
          <SettlementTable {...tables} caption={t.todo} settlements={unfinished} none={t.nothingToDo} />
        </Section>
        <Section look="plain" title={t.due}>
          <DueTable due={due} until={until} />
          <Pager page={page} more={hasMore} to={(other) => `/admin/settlements?page=${other}`} />
        </Section>
        <Section title={t.prepareAll.title}>
          <p className="small muted">{t.prepareAll.says}</p>
          <ActionForm
            intent="all"
            given={{ until }}
            answer={actionData}
            says={() => t.untilOpen}
            className={styles.prepare}
          >
            <TextField type="date" name="until" label={t.prepareAll.until} max={until} required />
            <SubmitButton>{t.prepareAll.go}</SubmitButton>
          </ActionForm>
        </Section>
        {closed.length > 0 && (
          <Section look="plain" title={t.closed}>
            <SettlementTable {...tables} caption={t.closed} settlements={closed} />
          </Section>
        )}
      </Stack>
    </Desk>
  );
}
