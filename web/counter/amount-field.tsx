import { useText } from '../text/texts.ts';
import { Field } from '../ui/field.tsx';
import { counterText } from './text.ts';

type AmountFieldProps = { label: string; typed: string; wrong: boolean };

/** An amount in taka, with Bangla digits and commas as people write them. */
export const AmountField = ({ label, typed, wrong }: AmountFieldProps) => {
  const t = useText(counterText).shift;
  return (
    <Field label={label} error={wrong ? t.amountWrong : undefined}>
      {(control) => (
        <input name="amount" inputMode="decimal" autoComplete="off" defaultValue={typed} {...control} />
      )}
    </Field>
  );
};
