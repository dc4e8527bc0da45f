import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage } from '../shell/form-answer.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Badge } from '../ui/badge.tsx';
import type { Route } from './+types/booking-page.ts';
import { BookingActions } from './booking-actions.tsx';
import { BookingFactsCard, BookingSeats } from './booking-facts.tsx';
import { BookingActs, BookingHistory } from './booking-history.tsx';
import { BookingLedger, BookingMessages, BookingPayments, BookingRefunds } from './booking-money.tsx';
import { BookingReversals } from './booking-reversals.tsx';
import { bookingText } from './booking-text.ts';
import { LostRefusal } from './action-form.tsx';
import { runAction } from './run-action.ts';
import { RequestCard } from './request-card.tsx';
import { bookingTone } from './state-tone.ts';
import { adminText } from './text.ts';
import { Columns, Stack } from '../ui/layout.tsx';

export const meta = pageMeta(bookingText.title);

export const loader = async ({ context, params }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const view = await portal.backOffice.viewBooking(actor, params.pnr).catch(notFoundPage);
  // One key for each offered action: a second press of the same button does nothing more.
  const key = () => crypto.randomUUID();
  return { view, now, keys: { resend: key(), cancel: key(), give: key(), reverse: key() } };
};

export const action = runAction;

/** Page of a booking: its facts, and the actions of an admin. */
export default function BookingPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { view, now, keys } = loaderData;
  const t = useText(bookingText);
  const { bookingStates } = useText(adminText);
  const { state } = view.facts;
  const waiting = view.requests.filter((request) => request.state === 'pending');
  return (
    <Desk
      title={formatPnr(view.facts.pnr)}
      lead={<Badge tone={bookingTone[state]}>{bookingStates[state]}</Badge>}
      back={{ to: '/admin/bookings', label: t.back }}
    >
      <Stack gap="l">
        <Columns>
          <Stack gap="l">
            {answer && (
              <LostRefusal
                answer={answer}
                about={answer.typed.about}
                offers={{ request: waiting.some(({ requestId }) => requestId === answer.typed.about) }}
              />
            )}
            {waiting.map((request) => (
              <RequestCard key={request.requestId} request={request} me={view.me} answer={answer} />
            ))}
            <BookingFactsCard view={view} />
            <BookingSeats seats={view.seats} />
          </Stack>
          {/* A new act closes the forms again: a second press there would repeat the action. */}
          {view.isArchived ? (
            <Alert kind="notice">{t.archived}</Alert>
          ) : (
            <BookingActions key={view.acts[0]?.entryNo ?? 0} view={view} keys={keys} answer={answer} />
          )}
        </Columns>
        <BookingPayments view={view} answer={answer} />
        <BookingRefunds view={view} answer={answer} />
        <BookingReversals
          key={view.reversals.length}
          view={view}
          now={now}
          formKey={keys.reverse}
          answer={answer}
        />
        <BookingLedger lines={view.lines} />
        <BookingHistory moves={view.moves} me={view.me} />
        <BookingMessages messages={view.messages} />
        <BookingActs acts={view.acts} me={view.me} />
      </Stack>
    </Desk>
  );
}
