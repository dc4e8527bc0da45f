import type { SalesCounter } from '@poth/domain/counter/shift.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import styles from './counter.module.css';
import { counterText } from './text.ts';

/** Refusal of a form about the till, with the amount that was typed. */
export type RefusedAmount = { problem: ProblemNote; typed: { amount: string } } | undefined;

type OpenShiftFormProps = { counters: readonly SalesCounter[]; refused: RefusedAmount };

/** A shift begins: where, and with how much in the till. */
export const OpenShiftForm = ({ counters, refused }: OpenShiftFormProps) => {
  const t = useText(counterText).shift;
  const language = useLanguage();
  if (counters.length === 0) return <Card className={styles.open}>{t.noCounter}</Card>;
  return (
    <Card className={styles.open} aria-labelledby="open-shift">
      <h2 id="open-shift">{t.open}</h2>
      <p className="muted">{t.openLead}</p>
      <ActionForm given={{ amount: '0' }} answer={refused} says={() => t.amountWrong}>
        <SelectField
          name="counter"
          label={t.counter}
          options={counters.map(({ counterId, name, place }) => ({
            value: counterId,
            label: `${place[language]}: ${name[language]}`,
          }))}
        />
        <TextField name="amount" label={t.float} inputMode="decimal" />
        <SubmitButton intent="open-shift" isNamed>
          {t.openNow}
        </SubmitButton>
      </ActionForm>
    </Card>
  );
};
