/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { stackedForm } from '../ui/layout.tsx';
import { PhoneField, TextField } from '../ui/text-field.tsx';
import { moneyText } from './money-text.ts';

export type MoneyTyped = { number: string; phone: string };
export type MoneyErrors = {
  number?: string | undefined;
  phone?: string | undefined;
  form?: string | undefined;
};

type MoneyFormProps = { typed: MoneyTyped; errors: MoneyErrors; found: boolean };

/** Asks for the number of a payment or a PNR, and the phone number of its booking. */
export const MoneyForm = ({ typed, errors, found }: MoneyFormProps) => {
  const t = useText(moneyText);
  const busy = useNavigation().formData?.get('intent') === 'find-money';
  return (
    <Card>
      {errors.form && <Alert>{errors.form}</Alert>}
      <Form method="post" noValidate className={stackedForm}>
        <input type="hidden" name="intent" value="find-money" />
        <TextField
          label={`${t.number} *`}
          hint={t.numberHint}
          error={errors.number}
          name="number"
          defaultValue={typed.number}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus={errors.number !== undefined}
          required
        />
        <PhoneField
          label={`${t.phone} *`}
          hint={t.phoneHint}
          error={errors.phone}
          defaultValue={typed.phone}
          autoFocus={errors.phone !== undefined && errors.number === undefined}
        />
        <Button type="submit" look={found ? 'line' : 'go'} busy={busy}>
          {busy ? t.finding : t.find}
        </Button>
      </Form>
    </Card>
  );
};
