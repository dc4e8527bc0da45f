import { countText } from '@poth/domain/language.ts';
import { caseEvents, caseStates, type CaseState } from '@poth/domain/support/lifecycle.ts';
import { data } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { refuse } from '../shell/form-answer.ts';
import { leaveEmptyPage, pageOf } from '../shell/page-of.ts';
import { readForm } from '../shell/read-form.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { Alert } from '../ui/alert.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Stack } from '../ui/layout.tsx';
import { Pager } from '../ui/pager.tsx';
import { Section } from '../ui/section.tsx';
import { Tabs } from '../ui/tabs.tsx';
import type { Route } from './+types/cases-page.ts';
import { CaseCard } from './case-card.tsx';
import { type CaseTyped, DecideCaseForms } from './case-forms.tsx';
import { supportText } from './text.ts';

export const meta = pageMeta(supportText.cases.titleAdmin);

const addressOf = (state: CaseState | null, page = 1): string => {
  const asked = new URLSearchParams({ ...(state && { state }), ...(page > 1 && { page: String(page) }) });
  return asked.size > 0 ? `/admin/cases?${asked}` : '/admin/cases';
};

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const typed = new URL(request.url).searchParams.get('state');
  const state = caseStates.find((one) => one === typed) ?? null;
  const list = await portal.support.listCases(actor, { state, page: pageOf(request) });
  leaveEmptyPage(request, list.rows);
  return { ...list, state };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, intent, text, goBack } = await readForm(args);
  const event = caseEvents.find((one) => one === intent);
  if (!event) throw data(null, { status: 400 });
  const caseId = text('caseId');
  const typed: CaseTyped = { intent, about: caseId, kind: '', text: '', said: text('said', 20_000) };
  const seenMoves = Number(text('seenMoves'));
  try {
    const asked = { tripId: text('tripId'), caseId, event, said: typed.said, seenMoves };
    await values.portal.support.decideCase(values.actor, asked);
    return goBack(event === 'answer' ? 'case-answered' : 'case-closed');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Page of every case that support has opened, for admins: answered and closed here. */
export default function CasesPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { rows, counts, state, page, more } = loaderData;
  const t = useText(supportText).cases;
  const language = useLanguage();
  // The form is gone if another admin has moved the case; then the problem is shown above the list.
  const isOffered = rows.some(
    (shown) =>
      shown.caseId === answer?.typed.about &&
      (answer.typed.intent === 'answer' ? shown.state === 'open' : shown.state !== 'closed'),
  );
  return (
    <Desk title={t.titleAdmin} lead={t.leadAdmin}>
      <Section look="plain" title={t.titleAdmin}>
        {answer && !isOffered && <Alert>{problemText(answer.problem, language)}</Alert>}
        <Tabs
          label={t.states.label}
          tabs={([null, ...caseStates] as const).map((one) => ({
            to: addressOf(one),
            label: one ? t.by[one] : t.states.all,
            isHere: one === state,
            count: one && counts[one] > 0 && countText(counts[one], language),
          }))}
        />
        {rows.length === 0 && <EmptyState>{t.none}</EmptyState>}
        <Stack>
          {rows.map((shown) => (
            <CaseCard key={shown.caseId} shown={shown} bookings="/admin/bookings">
              {/* A new key closes the form after it was sent. */}
              <DecideCaseForms key={shown.moves.length} shown={shown} answer={answer} />
            </CaseCard>
          ))}
        </Stack>
        <Pager page={page} more={more} to={(other) => addressOf(state, other)} />
      </Section>
    </Desk>
  );
}
