import { problemText } from '@poth/domain/problem-text.ts';
import { Form, useNavigation } from 'react-router';
import type { Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { CompanyTyped } from './bus-provider-typed.ts';
import { becomeText } from './provider-text.ts';
import styles from './provider.module.css';

type BecomeProviderProps = { email: string | null; answer: Refused<CompanyTyped> | undefined };

/** Asks a traveller whether the account is to be a bus provider's; a company needs an address to be written to. */
export const BecomeProvider = ({ email, answer }: BecomeProviderProps) => {
  const t = useText(becomeText);
  const language = useLanguage();
  const busy = useNavigation().formData?.get('intent') === 'choose-type';
  return (
    <Card className={styles.card}>
      <h2>{t.title}</h2>
      {answer && <Alert>{problemText(answer.problem, language)}</Alert>}
      <p>{t.text}</p>
      <p className="muted small">{t.stays}</p>
      {email ? (
        <Form method="post" className={styles.ways}>
          <input type="hidden" name="accountType" value="busProvider" />
          <Button name="intent" value="choose-type" busy={busy}>
            {t.become}
          </Button>
        </Form>
      ) : (
        <>
          <p>{t.emailFirst}</p>
          <div className={styles.ways}>
            <ButtonLink to="/security">{t.addEmail}</ButtonLink>
          </div>
        </>
      )}
    </Card>
  );
};

/** Leads back who has no company: the account was made a bus provider's by mistake. */
export const BackToTraveller = () => {
  const t = useText(becomeText);
  return (
    <Form method="post" className={styles.back}>
      <input type="hidden" name="accountType" value="user" />
      <span className="small muted">{t.mistaken}</span>
      <Button look="line" name="intent" value="choose-type">
        {t.back}
      </Button>
    </Form>
  );
};
