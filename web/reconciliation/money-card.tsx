import type { ReactNode } from 'react';
import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { Row, Stack } from '../ui/layout.tsx';
import { moneyText } from './money-text.ts';
import type { MoneyView } from './money-view.ts';

type MoneyCardProps = {
  view: MoneyView;
  /** Stages of a payment's refunds, by the payment's place in the list. */
  refunds: (payment: number) => ReactNode;
};

/** Card of a booking's money: what it was for, and for each payment where it is and what is refunded. */
export const MoneyCard = ({ view, refunds }: MoneyCardProps) => {
  const t = useText(moneyText);
  return (
    <Stack as={Card}>
      <h3>{view.title}</h3>
      <Facts facts={view.facts} look="grid" />
      {view.payments.length === 0 && <p>{t.noPayments}</p>}
      {view.payments.map((payment, index) => (
        <Stack as="article" gap="s" key={payment.tranId} aria-label={`${payment.amount}: ${payment.word}`}>
          <Row isSpread>
            <b className="num">{payment.amount}</b>
            <Badge tone={payment.tone}>{payment.word}</Badge>
          </Row>
          <p>{payment.says}</p>
          {refunds(index)}
          <Facts facts={payment.facts} />
        </Stack>
      ))}
    </Stack>
  );
};
