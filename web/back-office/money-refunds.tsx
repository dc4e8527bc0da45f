import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { RefundLine, UnseatedLine } from '@poth/domain/back-office/money.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import type { ActionAnswer } from './action-form.tsx';
import { momentText } from '../text/moment.ts';
import { MoneyRow } from './money-row.tsx';
import { moneyText } from './money-text.ts';
import { RefundWays } from './refund-ways.tsx';
import { refundTone } from './state-tone.ts';
import { adminText } from './text.ts';
import styles from './admin.module.css';
import { Grid } from '../ui/layout.tsx';
import { Badge } from '../ui/badge.tsx';

type RefundRowProps = { refund: RefundLine; now: Date; answer: ActionAnswer };

/** Row of a refund that needs a person: since when, and the actions. */
export const RefundRow = ({ refund, now, answer }: RefundRowProps) => {
  const t = useText(moneyText);
  const { refundStates, gatewaySays, weSay } = useText(adminText);
  const language = useLanguage();
  return (
    <MoneyRow
      booking={refund}
      amountPaisa={refund.amountPaisa}
      facts={[
        t.since(momentText(refund.requestedAt, language)),
        t.promisedBy(formatDate(refund.promisedBy, language)),
        refund.promisedBy < dhakaDate(now) && t.overdue,
        t.asked(digits(refund.askedTimes, language)),
      ]}
    >
      <Grid min={170} gap="s" className={styles.beside}>
        <div>
          <span className="small muted">{weSay}</span>
          <div>
            <Badge tone={refundTone[refund.refundState]}>{refundStates[refund.refundState]}</Badge>
          </div>
          <div className="small muted">{refund.refundTransId}</div>
        </div>
        <div>
          <span className="small muted">{gatewaySays}</span>
          <div className="small" lang="en">
            {[refund.failure, refund.gatewayRefundId].filter(Boolean).join(' · ') || '–'}
          </div>
        </div>
      </Grid>
      <RefundWays
        refund={{ ...refund, state: refund.refundState }}
        tripId={refund.tripId}
        atCounter={false}
        waitsForAgreement={refund.waitsForAgreement}
        answer={answer}
      />
    </MoneyRow>
  );
};

/** Row of a paid booking without a seat, and its refunds. */
export const UnseatedRow = ({ booking }: { booking: UnseatedLine }) => {
  const t = useText(moneyText);
  const { refundStates } = useText(adminText);
  const language = useLanguage();
  return (
    <MoneyRow
      booking={booking}
      amountPaisa={booking.capturedPaisa}
      facts={[t.began(momentText(booking.createdAt, language))]}
    >
      {booking.refunds.length === 0 ? (
        <p>
          <Badge tone="late">{t.noRefund}</Badge>
        </p>
      ) : (
        <ul>
          {booking.refunds.map(({ state, amountPaisa, refundTransId }) => (
            <li key={refundTransId}>
              <Badge tone={refundTone[state]}>{refundStates[state]}</Badge>{' '}
              <span className="num">{formatMoney(amountPaisa, language)}</span>{' '}
              <span className="small muted">{refundTransId}</span>
            </li>
          ))}
        </ul>
      )}
    </MoneyRow>
  );
};
