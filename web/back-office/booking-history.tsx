import type { BookingAtDesk } from '@poth/domain/back-office/booking.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { BookingActor } from './booking-actor.tsx';
import { bookingText } from './booking-text.ts';
import { momentText } from '../text/moment.ts';
import { adminText } from './text.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Section } from '../ui/section.tsx';

/** Lists every state change in order. */
export const BookingHistory = ({ moves, me }: Pick<BookingAtDesk, 'moves' | 'me'>) => {
  const t = useText(bookingText);
  const words = useText(adminText);
  const language = useLanguage();
  const states: Record<string, Record<string, string>> = {
    booking: words.bookingStates,
    payment: words.paymentStates,
    refund: words.refundStates,
    ticket: words.ticketStates,
    trip: words.tripStates,
  };
  const stateOf = (subject: string, state: string) => states[subject]?.[state] ?? state;
  return (
    <Section look="plain" title={t.history}>
      <DataTable
        rows={moves}
        rowKey={({ at, subjectId, event, to }) => `${subjectId}${at.getTime()}${event}${to}`}
        columns={[
          { head: words.columns.when, kind: 'num', cell: ({ at }) => momentText(at, language) },
          {
            head: words.columns.what,
            cell: ({ subject, from, to, detail }) => (
              <>
                {t.subjects[subject]}:{' '}
                {from ? t.moved(stateOf(subject, from), stateOf(subject, to)) : stateOf(subject, to)}
                {(detail.reason ?? detail.failure) ? (
                  <span className="small muted"> · {String(detail.reason ?? detail.failure)}</span>
                ) : null}
              </>
            ),
          },
          {
            head: words.columns.who,
            className: 'small muted',
            cell: ({ actor }) => <BookingActor actor={actor} me={me} />,
          },
        ]}
      />
    </Section>
  );
};

/** Lists the acts of admins, the newest first. */
export const BookingActs = ({ acts, me }: Pick<BookingAtDesk, 'acts' | 'me'>) => {
  const t = useText(bookingText);
  const words = useText(adminText);
  const language = useLanguage();
  if (acts.length === 0) return null;
  const names: Record<string, string> = t.actNames;
  return (
    <Section look="plain" title={t.acts}>
      <DataTable
        rows={acts}
        rowKey={({ entryNo }) => entryNo}
        columns={[
          { head: words.columns.when, kind: 'num', cell: ({ at }) => momentText(at, language) },
          {
            head: words.columns.what,
            cell: ({ act, detail }) => (
              <>
                {names[act] ?? act}
                {typeof detail.reason === 'string' && <span className="small muted"> · {detail.reason}</span>}
              </>
            ),
          },
          {
            head: words.columns.who,
            className: 'small muted',
            cell: ({ actor }) => <BookingActor actor={actor} me={me} />,
          },
        ]}
      />
    </Section>
  );
};
