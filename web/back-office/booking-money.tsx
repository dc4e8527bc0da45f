import { digits } from '@poth/domain/language.ts';
import { DeliveryLine } from './delivery-line.tsx';
import type { BookingAtDesk } from '@poth/domain/back-office/booking.ts';
import { moneyText } from '../shell/money-text.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { bookingText } from './booking-text.ts';
import { type ActionAnswer, ActionForm } from './action-form.tsx';
import { momentText } from '../text/moment.ts';
import { MoneyCard } from './money-parts.tsx';
import { PaymentBeside } from './payment-beside.tsx';
import { RefundWays } from './refund-ways.tsx';
import { refundTone } from './state-tone.ts';
import { adminText } from './text.ts';
import { Badge } from '../ui/badge.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Section } from '../ui/section.tsx';

type Part = { view: BookingAtDesk; answer: ActionAnswer };

/** Lists every payment attempt: our record beside the gateway's. */
export const BookingPayments = ({ view, answer }: Part) => {
  const t = useText(bookingText);
  const words = useText(adminText);
  const language = useLanguage();
  const { tripId } = view.facts;
  return (
    <Section look="plain" title={t.payments}>
      {view.payments.length === 0 && <EmptyState>{t.noPayments}</EmptyState>}
      {view.payments.map((payment) => (
        <MoneyCard
          key={payment.paymentId}
          amountPaisa={payment.amountPaisa}
          head={
            <>
              <span className="num">{momentText(payment.createdAt, language)}</span>
              <div className="small muted">
                {[payment.tranId, payment.receiptId, payment.bankTranId].filter(Boolean).join(' · ')}
              </div>
            </>
          }
        >
          <PaymentBeside payment={payment} />
          {payment.gateway !== 'counter' && !view.isArchived && (
            <ActionForm
              intent="ask"
              about={payment.paymentId}
              hidden={{ tripId }}
              answer={answer}
              does={words.ask}
            />
          )}
        </MoneyCard>
      ))}
    </Section>
  );
};

/** Lists refunds with their stages and the actions on them. */
export const BookingRefunds = ({ view, answer }: Part) => {
  const t = useText(bookingText);
  const words = useText(adminText);
  const language = useLanguage();
  const waits = new Set(
    view.requests.flatMap(({ state, kind, refundId }) =>
      state === 'pending' && kind === 'settled-outside' ? [refundId] : [],
    ),
  );
  const at = (moment: Date | null, said: (at: string) => string) =>
    moment && said(momentText(moment, language));
  return (
    <Section look="plain" title={t.refunds}>
      {view.refunds.length === 0 && <EmptyState>{t.noRefunds}</EmptyState>}
      {view.refunds.map((refund) => (
        <MoneyCard
          key={refund.refundId}
          amountPaisa={refund.amountPaisa}
          head={
            <>
              <Badge tone={refundTone[refund.state]}>{words.refundStates[refund.state]}</Badge>
              <div className="small muted">
                {[refund.refundTransId, refund.gatewayRefundId, refund.seatNos.join(' ')]
                  .filter(Boolean)
                  .join(' · ')}
              </div>
            </>
          }
        >
          <p className="small num">
            {[
              at(refund.requestedAt, t.requestedAt),
              at(refund.sentAt, t.sentAt),
              at(refund.settledAt, t.settledAt),
              refund.failure,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <RefundWays
            refund={refund}
            tripId={view.facts.tripId}
            atCounter={refund.gateway === 'counter'}
            waitsForAgreement={waits.has(refund.refundId)}
            answer={answer}
          />
        </MoneyCard>
      ))}
    </Section>
  );
};

const nameOf = <T extends Record<string, string>>(names: T, key: string): string =>
  Object.hasOwn(names, key) ? (names[key] ?? key) : key;

/** Lists every ledger line of this booking, with the balance of its account. */
export const BookingLedger = ({ lines }: Pick<BookingAtDesk, 'lines'>) => {
  const t = useText(bookingText);
  const { columns } = useText(adminText);
  const language = useLanguage();
  return (
    <Section look="plain" title={t.ledger}>
      <DataTable
        rows={lines.map((line, lineNo) => ({ ...line, lineNo }))}
        rowKey={({ lineNo }) => String(lineNo)}
        none={t.noLines}
        columns={[
          { head: columns.when, kind: 'num', cell: ({ at }) => momentText(at, language) },
          { head: t.entry, cell: ({ source }) => nameOf(t.sources, source) },
          { head: t.accountName, cell: ({ account }) => nameOf(t.accounts, account.split(':')[0] ?? '') },
          { head: columns.amount, kind: 'amount', cell: (line) => moneyText(line.amountPaisa, language) },
          { head: t.balance, kind: 'amount', cell: (line) => moneyText(line.balancePaisa, language) },
        ]}
      />
    </Section>
  );
};

/** Lists the messages of a booking, and whether they went out. */
export const BookingMessages = ({ messages }: Pick<BookingAtDesk, 'messages'>) => {
  const t = useText(bookingText);
  const { columns, refundStates } = useText(adminText);
  const language = useLanguage();
  return (
    <Section look="plain" title={t.messages}>
      <DataTable
        rows={messages}
        rowKey={(message) => `${message.createdAt.getTime()}${message.topic}${message.way}${message.stage}`}
        none={t.noMessages}
        columns={[
          { head: columns.when, kind: 'num', cell: (message) => momentText(message.createdAt, language) },
          {
            head: columns.what,
            cell: (message) => (
              <>
                {nameOf(t.topics, message.topic)}
                {message.stage && `: ${refundStates[message.stage]}`}
                <span className="small muted"> · {message.way ? t.ways[message.way] : t.inside}</span>
              </>
            ),
          },
          {
            head: columns.state,
            cell: (message) => (
              <>
                {message.doneAt ? t.done(momentText(message.doneAt, language)) : t.waits}
                {message.attempts > 1 && ` · ${t.tries(digits(message.attempts, language))}`}
                {message.delivery && <DeliveryLine delivery={message.delivery} />}
                {message.lastError && <div className="small muted">{message.lastError}</div>}
              </>
            ),
          },
        ]}
      />
    </Section>
  );
};
