import { formatMoney } from '@poth/domain/money.ts';
import type { PaymentForSupport, RefundForSupport } from '@poth/domain/support/booking.ts';
import { useLanguage } from '../text/language.ts';
import { momentText } from '../text/moment.ts';
import { useText } from '../text/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Section } from '../ui/section.tsx';
import styles from './support.module.css';
import { supportText } from './text.ts';

const useStages = () => {
  const language = useLanguage();
  return (stages: readonly [at: Date | null, said: (at: string) => string][]) =>
    stages.flatMap(([at, said]) => (at ? said(momentText(at, language)) : [])).join(' · ');
};

type Named<State extends string> = { states: Readonly<Record<State, string>> };

/** Payment attempts with their states and times. */
export const PaymentsTable = ({
  payments,
  states,
}: Named<PaymentForSupport['state']> & { payments: readonly PaymentForSupport[] }) => {
  const t = useText(supportText).booking;
  const language = useLanguage();
  const stagesOf = useStages();
  return (
    <Section look="plain" title={t.payments}>
      <DataTable
        rows={payments}
        rowKey={({ paymentId }) => paymentId}
        none={t.noPayments}
        columns={[
          { head: t.number, className: styles.number ?? '', cell: ({ tranId }) => tranId },
          { head: t.amount, kind: 'amount', cell: ({ amountPaisa }) => formatMoney(amountPaisa, language) },
          { head: t.state, cell: ({ state }) => states[state] },
          {
            head: t.when,
            cell: ({ createdAt, paidAt }) =>
              stagesOf([
                [createdAt, t.begun],
                [paidAt, t.paid],
              ]),
          },
        ]}
      />
    </Section>
  );
};

/** Refunds with their stages and dates. */
export const RefundsTable = ({
  refunds,
  states,
}: Named<RefundForSupport['state']> & { refunds: readonly RefundForSupport[] }) => {
  const t = useText(supportText).booking;
  const language = useLanguage();
  const stagesOf = useStages();
  return (
    <Section look="plain" title={t.refunds}>
      <DataTable
        rows={refunds}
        rowKey={({ refundId }) => refundId}
        none={t.noRefunds}
        columns={[
          { head: t.number, className: styles.number ?? '', cell: ({ refundTransId }) => refundTransId },
          { head: t.seats, cell: ({ seatNos }) => seatNos.join(' ') },
          { head: t.amount, kind: 'amount', cell: ({ amountPaisa }) => formatMoney(amountPaisa, language) },
          { head: t.state, cell: ({ state }) => states[state] },
          {
            head: t.when,
            cell: ({ requestedAt, sentAt, settledAt }) =>
              stagesOf([
                [requestedAt, t.requested],
                [sentAt, t.sent],
                [settledAt, t.settled],
              ]),
          },
        ]}
      />
    </Section>
  );
};
