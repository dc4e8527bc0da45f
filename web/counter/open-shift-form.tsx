import type { SalesCounter } from '@poth/domain/counter/shift.ts';
import { Form, useNavigation } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { AmountField } from './amount-field.tsx';
import { counterText } from './text.ts';
import styles from './counter.module.css';

type OpenShiftFormProps = {
  counters: readonly SalesCounter[];
  typed: string;
  /** Whether the amount could not be read. */
  amountWrong: boolean;
};

/** A shift begins: where, and with how much in the till. */
export const OpenShiftForm = ({ counters, typed, amountWrong }: OpenShiftFormProps) => {
  const t = useText(counterText).shift;
  const language = useLanguage();
  const busy = useNavigation().formData?.get('intent') === 'open-shift';
  if (counters.length === 0) return <Card className={styles.open}>{t.noCounter}</Card>;
  return (
    <Card className={styles.open} aria-labelledby="open-shift">
      <h2 id="open-shift">{t.open}</h2>
      <p className="muted">{t.openLead}</p>
      <Form method="post" noValidate>
        <Field label={t.counter}>
          {(control) => (
            <select name="counter" {...control}>
              {counters.map(({ counterId, name, place }) => (
                <option key={counterId} value={counterId}>
                  {place[language]}: {name[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
        <AmountField label={t.float} typed={typed || '0'} wrong={amountWrong} />
        <Button type="submit" name="intent" value="open-shift" busy={busy}>
          {t.openNow}
        </Button>
      </Form>
    </Card>
  );
};
