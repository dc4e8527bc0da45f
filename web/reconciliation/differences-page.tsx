import { formatDate, parseDhakaDate } from '@poth/domain/dhaka.ts';
import { countText } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { differenceStates } from '@poth/domain/reconciliation/difference.ts';
import { CloseDifferenceInput } from '@poth/domain/reconciliation/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { maxStatementBytes } from '@poth/domain/reconciliation/statement.ts';
import { data } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { refuse } from '../shell/form-answer.ts';
import { leaveEmptyPage, pageOf } from '../shell/page-of.ts';
import { readForm, type SentForm } from '../shell/read-form.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Stack } from '../ui/layout.tsx';
import { Pager } from '../ui/pager.tsx';
import { Section } from '../ui/section.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { Route } from './+types/differences-page.ts';
import { type DifferenceAnswer, DifferenceCard, type DifferenceTyped } from './difference-card.tsx';
import { ComparedDays } from './compared-days.tsx';
import { differencesAddress, differencesTabs } from './differences-address.ts';
import { differencesText } from './differences-text.ts';
import { StatementForm } from './statement-form.tsx';

export const meta = pageMeta(differencesText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const shown = differencesTabs.find((one) => one === query.get('state')) ?? 'open';
  const state = differenceStates.find((one) => one === shown) ?? null;
  const day = parseDhakaDate(query.get('day')) ?? null;
  const list = await portal.reconciliation.listDifferences(actor, { state, day, page: pageOf(request) });
  leaveEmptyPage(request, list.rows);
  return { ...list, shown, day, now };
};

const closingOf = ({ about, reason }: DifferenceTyped) => {
  const asked = CloseDifferenceInput.safeParse({ differenceId: about, reason });
  if (!asked.success) throw new Problem('invalid-input', { faults: { reason: 'short' } });
  return asked.data;
};

/** Reads the statement that was sent: its day, and the text of its file. */
const statementOf = async ({ form, text }: SentForm) => {
  const file = form.get('text');
  const day = parseDhakaDate(text('day'));
  if (!day) throw new Problem('invalid-input', { faults: { day: 'day-unknown' } });
  return { day, text: typeof file === 'string' ? file : ((await file?.text()) ?? '') };
};

export const action = async (args: Route.ActionArgs) => {
  const sent = await readForm(args);
  const { values, intent, text, goBack } = sent;
  const { portal, actor } = values;
  const typed: DifferenceTyped = {
    intent,
    about: text('about'),
    reason: text('reason', 500),
    day: text('day', 20),
  };
  try {
    if (intent === 'statement')
      return { compared: await portal.reconciliation.compareStatement(actor, await statementOf(sent)) };
    if (intent === 'close') {
      await portal.reconciliation.closeDifference(actor, closingOf(typed));
      return goBack('decided');
    }
    if (intent === 'ask') {
      const payment = { tripId: text('tripId'), paymentId: text('paymentId') };
      await portal.backOffice.askGateway(actor, payment);
      return goBack('gateway-asked');
    }
  } catch (thrown) {
    return refuse(thrown, typed);
  }
  throw data(null, { status: 400 });
};

/** Refuses a statement that is larger than the server reads, which would end the connection without an answer. */
export const clientAction = async ({ request, serverAction }: Route.ClientActionArgs) => {
  const form = await request.clone().formData();
  const file = form.get('text');
  if (!file || typeof file === 'string' || file.size <= maxStatementBytes) return serverAction();
  const typed: DifferenceTyped = {
    intent: 'statement',
    about: '',
    reason: '',
    day: String(form.get('day') ?? ''),
  };
  return {
    problem: { code: 'invalid-input' as const, fields: { faults: { text: 'statement-large' } } },
    typed,
  };
};

/** Page of the daily comparison: the differences by state and day, and the progress of the last days. */
export default function DifferencesPage({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, counts, days, shown, day, now, page, more } = loaderData;
  const t = useText(differencesText);
  const language = useLanguage();
  const compared = actionData && 'compared' in actionData ? actionData.compared : undefined;
  const answer: DifferenceAnswer = actionData && 'typed' in actionData ? actionData : undefined;
  const isOfStatement = answer?.typed.intent === 'statement';
  // A case that was closed meanwhile has no form any more: the refusal is shown above the list.
  const isOffered = rows.some(
    ({ differenceId, differenceState }) => differenceId === answer?.typed.about && differenceState === 'open',
  );
  return (
    <Desk title={t.title} lead={t.lead}>
      <Stack gap="l">
        <p className="muted">
          {t.says}{' '}
          <LocalLink className="link" to="/admin/money/guide#daily-comparison">
            {t.guide}
            <span className="visually-hidden">: {t.title}</span>
          </LocalLink>
        </p>
        <Section look="plain" title={day ? t.listOf(formatDate(day, language, 'year')) : t.list}>
          {answer && !isOffered && !isOfStatement && <Alert>{problemText(answer.problem, language)}</Alert>}
          <Tabs
            label={t.list}
            tabs={differencesTabs.map((one) => ({
              to: differencesAddress(one, day),
              label: t.states[one],
              isHere: one === shown,
              count: one === 'open' && counts.open > 0 && countText(counts.open, language),
            }))}
          />
          {day && (
            <p>
              <LocalLink className="link link-alone" to={differencesAddress(shown, null)}>
                {t.anyDay}
              </LocalLink>
            </p>
          )}
          {rows.length === 0 && <EmptyState>{t.none}</EmptyState>}
          <Stack>
            {rows.map((row) => (
              <DifferenceCard key={row.differenceId} shown={row} now={now} answer={answer} />
            ))}
          </Stack>
          <Pager page={page} more={more} to={(other) => differencesAddress(shown, day, other)} />
        </Section>
        <ComparedDays days={days} shown={shown} />
        {days.length > 0 && (
          <StatementForm
            days={days}
            answer={isOfStatement ? answer : undefined}
            said={
              compared
                ? t.statement.result(
                    countText(compared.lines, language),
                    countText(compared.differences, language),
                  )
                : null
            }
          />
        )}
      </Stack>
    </Desk>
  );
}
