import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Row } from '../ui/layout.tsx';
import type { CompanyTyped } from './bus-provider-typed.ts';
import { becomeText } from './provider-text.ts';
import styles from './provider.module.css';

type BecomeProviderProps = { email: string | null; answer: Refused<CompanyTyped> | undefined };

/** Form that turns a traveller's account into a bus provider's; a company needs an e-mail address for its mail. */
export const BecomeProvider = ({ email, answer }: BecomeProviderProps) => {
  const t = useText(becomeText);
  return (
    <Card className={styles.card}>
      <h2>{t.title}</h2>
      <p>{t.text}</p>
      <p className="muted small">{t.stays}</p>
      {email ? (
        <ActionForm
          intent="choose-type"
          hiddenFields={{ accountType: 'busProvider' }}
          answer={answer}
          isStacked
        >
          <SubmitButton>{t.become}</SubmitButton>
        </ActionForm>
      ) : (
        <>
          <p>{t.emailFirst}</p>
          <ButtonLink to="/security">{t.addEmail}</ButtonLink>
        </>
      )}
    </Card>
  );
};

/** Form that turns a bus provider's account without a company back into a traveller's, after a mistaken choice. */
export const BackToTraveller = () => {
  const t = useText(becomeText);
  return (
    <ActionForm intent="choose-type" hiddenFields={{ accountType: 'user' }} className={styles.back}>
      <Row>
        <span className="small muted">{t.mistaken}</span>
        <SubmitButton look="line">{t.back}</SubmitButton>
      </Row>
    </ActionForm>
  );
};
