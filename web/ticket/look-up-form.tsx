/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { Form, useNavigation } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PhoneField, TextField } from '../ui/text-field.tsx';
import styles from './find.module.css';
import { ticketText } from './text.ts';

export type LookUpTyped = { pnr: string; phone: string };
export type LookUpErrors = {
  pnr?: string | undefined;
  phone?: string | undefined;
  form?: string | undefined;
};

type LookUpFormProps = {
  /** Address of the page that looks up. */
  action: string;
  typed: LookUpTyped;
  /** True if the ticket is shown below, where the next step is. */
  found?: boolean;
  errors?: LookUpErrors;
};

/** Asks for the PNR and the number of a booking. */
export const LookUpForm = ({ action, typed, found = false, errors = {} }: LookUpFormProps) => {
  const t = useText(ticketText).find;
  const language = useLanguage();
  const busy = useNavigation().formData?.get('intent') === 'look-up';
  return (
    <Card className={styles.findCard}>
      {errors.form && <Alert>{errors.form}</Alert>}
      <Form method="post" action={localPath(language, action)} noValidate className={styles.findForm}>
        <input type="hidden" name="intent" value="look-up" />
        <TextField
          label={`${t.pnr} *`}
          error={errors.pnr}
          name="pnr"
          placeholder={t.pnrHolder}
          defaultValue={typed.pnr}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          autoFocus={errors.pnr !== undefined}
          required
        />
        <PhoneField
          label={`${t.phone} *`}
          hint={t.phoneHint}
          error={errors.phone}
          defaultValue={typed.phone}
          autoFocus={errors.phone !== undefined && errors.pnr === undefined}
        />
        <Button type="submit" look={found ? 'line' : 'go'} busy={busy}>
          {busy ? t.finding : t.find}
        </Button>
      </Form>
    </Card>
  );
};
