import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { formatDate } from '@poth/domain/dhaka.ts';
import type { BookingAtSupport } from '@poth/domain/support/booking.ts';
import { isProblem, noteOf } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { caseKinds } from '@poth/domain/support/case.ts';
import { data } from 'react-router';
import { requestContext } from '#ctx';
import { BookingSeats } from '../back-office/booking-facts.tsx';
import { BookingMessages } from '../back-office/booking-money.tsx';
import { bookingTone } from '../back-office/state-tone.ts';
import { adminText } from '../back-office/text.ts';
import { differencesText } from '../reconciliation/differences-text.ts';
import { SubmitButton } from '../shell/action-form.tsx';
import { ConfirmForm } from '../shell/confirm-form.tsx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { drawKey } from '../shell/form-key.ts';
import { readForm } from '../shell/read-form.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Columns, Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/booking-page.ts';
import { FactsCard } from './booking-facts.tsx';
import { CaseCard } from './case-card.tsx';
import { type CaseAnswer, type CaseTyped, OpenCaseForm } from './case-forms.tsx';
import { PaymentsTable, RefundsTable } from './money-tables.tsx';
import { supportText } from './text.ts';

export const meta = pageMeta(supportText.booking.title);

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const keys = { resend: drawKey(), case: drawKey() };
  try {
    return { view: await portal.support.viewBooking(actor, params.pnr), keys, limited: null };
  } catch (thrown) {
    if (!isProblem(thrown) || thrown.code !== 'too-many-tries') return notFoundPage(thrown);
    return data({ view: null, keys, limited: noteOf(thrown) }, { status: thrown.status });
  }
};

export const action = async (args: Route.ActionArgs) => {
  const { values, intent, text, goBack } = await readForm(args);
  const { portal, actor } = values;
  const typed: CaseTyped = { intent, about: '', kind: text('kind'), text: text('text', 20_000), said: '' };
  const booking = { tripId: text('tripId'), bookingId: text('bookingId'), key: text('key') };
  try {
    if (intent === 'resend') {
      await portal.support.resendTicket(actor, booking);
      return goBack('ticket-resent');
    }
    const kind = caseKinds.find((one) => one === typed.kind);
    if (intent !== 'open-case' || !kind) throw data(null, { status: 400 });
    await portal.support.openCase(actor, { ...booking, kind, text: typed.text });
    return goBack('saved');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Differences with a gateway, which admins look into: a caller may be told that they are known. */
const Differences = ({ differences }: Pick<BookingAtSupport, 'differences'>) => {
  const t = useText(differencesText);
  const language = useLanguage();
  return differences.map(({ differenceId, day, kind, differenceState }) => (
    <Alert key={differenceId} kind="notice">
      {t.atSupport(t.kinds[kind], formatDate(day, language, 'year'), t.states[differenceState])}
    </Alert>
  ));
};

type HelpProps = Pick<Route.ComponentProps['loaderData'], 'keys'> & {
  view: BookingAtSupport;
  answer: CaseAnswer;
};

const Help = ({ view: { facts }, keys, answer }: HelpProps) => {
  const t = useText(supportText).booking;
  const { tripId, bookingId, state } = facts;
  return (
    <Section title={t.help}>
      {state === 'confirmed' ? (
        <ConfirmForm
          label={t.resend}
          effect={t.resendSays}
          intent="resend"
          hiddenFields={{ tripId, bookingId, key: keys.resend }}
          answer={answer?.typed.intent === 'resend' ? answer : undefined}
        >
          <SubmitButton intent="resend" look="green">
            {t.resend}
          </SubmitButton>
        </ConfirmForm>
      ) : (
        <p className="muted">{t.noTicket}</p>
      )}
      <OpenCaseForm hiddenFields={{ tripId, bookingId, key: keys.case }} answer={answer} />
    </Section>
  );
};

/** Page of a booking for support, with personal data masked. */
export default function BookingPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { view, keys, limited } = loaderData;
  const { booking: t, cases } = useText(supportText);
  const { bookingStates, paymentStates, refundStates } = useText(adminText);
  const language = useLanguage();
  const back = { to: '/support', label: t.back };
  if (!view)
    return (
      <Desk title={t.title} back={back}>
        {limited && <Alert>{problemText(limited, language)}</Alert>}
      </Desk>
    );
  const { facts } = view;
  return (
    <Desk
      title={formatPnr(facts.pnr)}
      lead={<Badge tone={bookingTone[facts.state]}>{bookingStates[facts.state]}</Badge>}
      back={back}
    >
      <Stack gap="l">
        <Columns>
          <Stack gap="l">
            <FactsCard facts={facts} contact={view.contact} />
            <BookingSeats seats={view.seats} />
          </Stack>
          {/* A new key closes the form after it was sent: pressing again would act a second time. */}
          <Help
            key={`${view.cases.length} ${view.messages.length}`}
            view={view}
            keys={keys}
            answer={answer}
          />
        </Columns>
        <Differences differences={view.differences} />
        <PaymentsTable payments={view.payments} states={paymentStates} />
        <RefundsTable refunds={view.refunds} states={refundStates} />
        <BookingMessages messages={view.messages} />
        <Section look="plain" title={cases.ofBooking}>
          {view.cases.length === 0 && <EmptyState>{cases.noneOfBooking}</EmptyState>}
          <Stack>
            {view.cases.map((shown) => (
              <CaseCard key={shown.caseId} shown={shown} bookings={null} />
            ))}
          </Stack>
        </Section>
      </Stack>
    </Desk>
  );
}
