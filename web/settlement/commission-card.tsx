import { formatDate } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { type Commission, percentText } from '@poth/domain/settlement/commission.ts';
import { Form, useNavigation } from 'react-router';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { textIn, useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import type { CommissionTyped } from './commission-action.ts';
import styles from './commission.module.css';
import { commissionText } from './commission-text.ts';

export type CommissionView = { now: string; next: string | null; rates: string[] };

export const commissionView = (
  { today, tomorrow, rates }: Commission,
  language: Language,
): CommissionView => {
  const t = textIn(language, commissionText);
  const share = (basisPoints: number) => digits(percentText(basisPoints), language);
  return {
    now: t.now(share(today)),
    next: tomorrow === today ? null : t.tomorrow(share(tomorrow)),
    rates: rates.map(({ fromDate, basisPoints, by }) =>
      t.since(share(basisPoints), formatDate(fromDate, language, 'long'), by ?? '–'),
    ),
  };
};

type CommissionCardProps = { view: CommissionView; refused: Refused<CommissionTyped> | undefined };

/** Commission of a company, and the form that agrees on another share. */
export const CommissionCard = ({ view, refused }: CommissionCardProps) => {
  const t = useText(commissionText);
  const busy = useNavigation().formData?.get('intent') === 'commission';
  const wrong = faultsOf(refused?.problem).percent !== undefined;
  return (
    <Card className={styles.commissionCard} aria-labelledby="commission">
      <h2 id="commission">{t.title}</h2>
      <p>
        <b>{view.now}</b>
        {view.next && <>. {view.next}</>}
      </p>
      <p className="small muted">{t.says}</p>
      {view.rates.length > 0 && (
        <ul className="small muted num">
          {view.rates.map((rate) => (
            <li key={rate}>{rate}</li>
          ))}
        </ul>
      )}
      <Form method="post" preventScrollReset noValidate className={styles.commissionForm}>
        <input type="hidden" name="intent" value="commission" />
        <Field label={t.percent} hint={t.hint} error={wrong ? t.wrong : undefined}>
          {(control) => (
            <input
              name="percent"
              inputMode="decimal"
              maxLength={6}
              autoComplete="off"
              defaultValue={refused?.typed.percent}
              required
              {...control}
            />
          )}
        </Field>
        <Button type="submit" look="green" busy={busy}>
          {t.save}
        </Button>
      </Form>
    </Card>
  );
};
