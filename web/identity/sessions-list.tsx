import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { LoginProblem } from './login-problem.tsx';
import { answerTo, type SecurityAnswer } from './security-answer.ts';
import { SecurityForm } from './security-form.tsx';
import { SecuritySection } from './security-section.tsx';
import { securityText } from './security-text.ts';
import type { SecurityPageView } from './security-view.ts';
import styles from './security.module.css';

type SessionsListProps = { sessions: SecurityPageView['sessions']; answer: SecurityAnswer | undefined };

/** Where the account is signed in, and the ways to end that, one by one or everywhere else. */
export const SessionsList = ({ sessions, answer }: SessionsListProps) => {
  const t = useText(securityText).sessions;
  const sent = useNavigation().formData;
  return (
    <SecuritySection id="sessions" title={t.title} about={t.about}>
      <ul className={styles.list}>
        {sessions.map(({ sessionId, isThis, device, lastSeen }) => (
          <li key={sessionId}>
            <p>
              <b>{device}</b>
              {isThis ? (
                <span className="chip">{t.here}</span>
              ) : (
                <span className="muted small">{t.used(lastSeen)}</span>
              )}
            </p>
            {!isThis && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="about" value={sessionId} />
                <Button
                  type="submit"
                  look="line"
                  busy={sent?.get('about') === sessionId}
                  aria-label={t.endOf(device)}
                >
                  {t.end}
                </Button>
              </Form>
            )}
            <LoginProblem problem={answerTo(answer, 'end-session', sessionId)?.problem} />
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <SecurityForm
          intent="end-other-sessions"
          answer={answerTo(answer, 'end-other-sessions')}
          submit={t.endOthers}
          look="line"
        />
      )}
    </SecuritySection>
  );
};
