import { Form, useNavigation } from 'react-router';
import { phoneFaultText } from '../identity/phone-faults.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { Field } from '../ui/field.tsx';
import type { GuestTyped } from './guest-data-action.ts';
import { guestDataText } from './guest-data-text.ts';
import styles from './guest-data.module.css';
import { Row } from '../ui/layout.tsx';
import { TextField } from '../ui/text-field.tsx';

/** Asks for the number that the code goes to. */
export const GuestNumberForm = ({ phone, fault }: { phone: string; fault: string | undefined }) => {
  const t = useText(guestDataText).number;
  const language = useLanguage();
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Card className={styles.card} aria-labelledby="guest-number">
      <h2 id="guest-number">{t.title}</h2>
      <p className="muted">{t.about}</p>
      <Form method="post" className={styles.form} noValidate>
        <TextField
          label={t.label}
          error={phoneFaultText(fault, language)}
          type="tel"
          inputMode="tel"
          name="phone"
          defaultValue={phone}
          autoComplete="off"
          required
        />
        <Field label={t.language}>
          {(control) => (
            <select name="language" defaultValue="bn" {...control}>
              <option value="bn" lang="bn">
                বাংলা
              </option>
              <option value="en" lang="en">
                English
              </option>
            </select>
          )}
        </Field>
        <Button type="submit" name="intent" value="send" look="green" busy={busy}>
          {t.go}
        </Button>
      </Form>
    </Card>
  );
};

type CodeFormProps = { typed: GuestTyped; error: string | undefined; messagesUrl: string | null };

/** Takes the code that the guest reads out. */
export const GuestCodeForm = ({ typed, error, messagesUrl }: CodeFormProps) => {
  const t = useText(guestDataText);
  const busy = useNavigation().formMethod === 'POST';
  return (
    <Card className={styles.card} aria-labelledby="guest-code">
      <h2 id="guest-code">{t.number.title}</h2>
      <p className="num">
        {t.code.sent(typed.sentTo)}{' '}
        {messagesUrl && (
          <a className="link" href={messagesUrl} target="_blank" rel="noreferrer">
            {t.code.sandbox}
          </a>
        )}
      </p>
      <Form method="post" className={styles.form} noValidate>
        <input type="hidden" name="phone" value={typed.phone} />
        <input type="hidden" name="codeId" value={typed.codeId} />
        <input type="hidden" name="sentTo" value={typed.sentTo} />
        <CodeField label={t.code.label} error={error} autoComplete="off" data-arrived />
        <Row>
          <Button type="submit" name="intent" value="prove" look="green" busy={busy}>
            {t.code.go}
          </Button>
          <ButtonLink to="/admin/guest-data" look="line" reloadDocument>
            {t.code.other}
          </ButtonLink>
        </Row>
      </Form>
    </Card>
  );
};
