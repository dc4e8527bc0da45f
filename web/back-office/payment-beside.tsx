import { formatMoney } from '@poth/domain/money.ts';
import { instrumentName } from '@poth/domain/payment/instrument.ts';
import type { PaymentState } from '@poth/domain/payment/lifecycle.ts';
import type { GatewayNotice } from '@poth/domain/back-office/booking.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { bookingText } from './booking-text.ts';
import { momentText } from '../text/moment.ts';
import { paymentTone } from './state-tone.ts';
import { adminText } from './text.ts';
import styles from './admin.module.css';
import { Grid } from '../ui/layout.tsx';
import { Badge } from '../ui/badge.tsx';

const told = [
  'status',
  'amount',
  'currency',
  'card_type',
  'risk_level',
  'risk_title',
  'error',
  'val_id',
  'bank_tran_id',
];

/** Shows a notice of a gateway or a browser in its own words. */
const GatewayWords = ({ said }: { said: GatewayNotice }) => {
  const t = useText(adminText);
  const language = useLanguage();
  const words = told.flatMap((name) => {
    const value = said.body[name];
    return value ? [`${name} ${value}`] : [];
  });
  return (
    <li className="small">
      <span className="muted num">
        {momentText(said.at, language)} · {t.kinds[said.kind]}
        {!said.signatureGood && ` (${t.unsigned})`}
      </span>
      <br />
      <span lang="en">{words.join(' · ')}</span>
    </li>
  );
};

type Payment = {
  gateway?: string;
  state: PaymentState;
  reason: string | null;
  capturedPaisa: number | null;
  reversedPaisa?: number;
  instrument: string | null;
  said: readonly GatewayNotice[];
};

/** Shows the state of a payment in our records, beside the gateway's latest notices. */
export const PaymentBeside = ({ payment }: { payment: Payment }) => {
  const t = useText(adminText);
  const { captured, takenBack } = useText(bookingText);
  const language = useLanguage();
  const { state, reason, capturedPaisa, reversedPaisa = 0, instrument, said } = payment;
  const paidBy = instrument && instrumentName(instrument)[language];
  return (
    <Grid min={170} gap="s" className={styles.beside}>
      <div>
        <span className="small muted">{t.weSay}</span>
        <div>
          <Badge tone={paymentTone[state]}>{t.paymentStates[state]}</Badge>{' '}
          {reversedPaisa > 0 && <Badge tone="late">{takenBack(formatMoney(reversedPaisa, language))}</Badge>}
        </div>
        <div className="small">
          {[capturedPaisa !== null && captured(formatMoney(capturedPaisa, language)), reason, paidBy]
            .filter(Boolean)
            .join(' · ')}
        </div>
      </div>
      <div>
        <span className="small muted">{payment.gateway === 'counter' ? t.counterMoney : t.gatewaySays}</span>
        {payment.gateway === 'counter' ? (
          <p className="small">{t.counterPaid}</p>
        ) : said.length === 0 ? (
          <p className="small">{t.nothingSaid}</p>
        ) : (
          <ul>
            {said.map((one) => (
              <GatewayWords key={`${one.at}${one.kind}`} said={one} />
            ))}
          </ul>
        )}
      </div>
    </Grid>
  );
};
