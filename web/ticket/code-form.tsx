/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { Finding } from './find-ticket.ts';
import type { LookUpTyped } from './look-up-form.tsx';
import { ticketText } from './text.ts';
import styles from './find.module.css';

type CodeFormProps = {
  typed: LookUpTyped;
  code: NonNullable<Finding['code']>;
  /** True if the booking has an e-mail address to send a code to. */
  hasEmail: boolean;
  error: string | undefined;
  goal: Finding['goal'];
};

/** Takes the one-time code of the SMS or the mail, or sends a new one. */
export const CodeForm = ({ typed, code, hasEmail, error, goal }: CodeFormProps) => {
  const t = useText(ticketText).code;
  const intent = useNavigation().formData?.get('intent');
  return (
    <section className={styles.foundWay} aria-labelledby="code">
      <h3 id="code">{t.title}</h3>
      <p className="num">
        {code.by === 'mail' ? t.mailed(code.sentTo) : t.sent(code.sentTo)}{' '}
        {code.messagesUrl && (
          <a className="link" href={code.messagesUrl} target="_blank" rel="noreferrer">
            {t.sandbox}
          </a>
        )}
      </p>
      <Form method="post" className={styles.codeForm} noValidate preventScrollReset>
        <input type="hidden" name="pnr" value={typed.pnr} />
        <input type="hidden" name="phone" value={typed.phone} />
        <input type="hidden" name="codeId" value={code.codeId} />
        <input type="hidden" name="by" value={code.by} />
        <input type="hidden" name="goal" value={goal} />
        <TextField
          label={code.by === 'mail' ? t.labelMailed : t.label}
          error={error}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoFocus
          data-arrived
          required
        />
        <Row className={styles.codeWays}>
          <Button type="submit" name="intent" value="enter-code" busy={intent === 'enter-code'}>
            {intent === 'enter-code' ? t.opening : goal === 'cancel' ? t.toCancel : t.open}
          </Button>
          <Button type="submit" name="intent" value="send-code" look="line" busy={intent === 'send-code'}>
            {code.by === 'mail' ? t.againBySms : t.again}
          </Button>
          {hasEmail && (
            <Button type="submit" name="intent" value="mail-code" look="line" busy={intent === 'mail-code'}>
              {code.by === 'mail' ? t.again : t.againByMail}
            </Button>
          )}
        </Row>
      </Form>
    </section>
  );
};
