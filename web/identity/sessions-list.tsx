import type { SessionView } from '@poth/domain/identity/security-view.ts';
import { useLanguage } from '../text/language.ts';
import { weekdayMomentText } from '../text/moment.ts';
import { useText } from '../text/texts.ts';
import { Row } from '../ui/layout.tsx';
import { deviceName } from './device-name.ts';
import { SecurityForm } from './security-form.tsx';
import { SecuritySection } from './security-section.tsx';
import { securityText } from './security-text.ts';
import styles from './security.module.css';

/** Sessions of the account, with the buttons that end one of them or all others. */
export const SessionsList = ({ sessions }: { sessions: readonly SessionView[] }) => {
  const t = useText(securityText).sessions;
  const language = useLanguage();
  return (
    <SecuritySection id="sessions" title={t.title} about={t.about}>
      <ul className={styles.list}>
        {sessions.map(({ sessionId, isThis, device, lastSeenAt }) => (
          <li key={sessionId}>
            <Row>
              <b>{deviceName(device, language)}</b>
              {isThis ? (
                <span className="chip">{t.here}</span>
              ) : (
                <span className="muted small">{t.used(weekdayMomentText(lastSeenAt, language))}</span>
              )}
            </Row>
            {!isThis && (
              <SecurityForm
                intent="end-session"
                about={sessionId}
                submit={t.end}
                look="line"
                spoken={t.endOf(deviceName(device, language))}
              />
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && <SecurityForm intent="end-other-sessions" submit={t.endOthers} look="line" />}
    </SecuritySection>
  );
};
