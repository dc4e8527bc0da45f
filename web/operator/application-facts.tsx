import type { Missing } from '@poth/domain/operator/application.ts';
import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import { useText } from '../text/texts.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Facts } from '../ui/facts.tsx';
import { Timeline } from '../ui/timeline.tsx';
import type { FactsView, MomentView } from './application-view.ts';
import styles from './provider.module.css';
import { applicationText } from './provider-text.ts';

const tones: Record<OperatorState, Tone | undefined> = {
  submitted: 'late',
  verified: undefined,
  rejected: 'off',
  suspended: 'off',
};

/** Badge with the state of a company. */
export const ApplicationState = ({ state }: { state: OperatorState }) => (
  <Badge tone={tones[state]}>{useText(applicationText).states[state]}</Badge>
);

/** Shows the facts that a company states about itself. */
export const ApplicationFacts = ({ facts }: { facts: FactsView }) => {
  const t = useText(applicationText).facts;
  const { name, licenceNumber, registrationNumber, vatNumber, contactEmail, submitted, owner } = facts;
  return (
    <Facts
      facts={[
        [t.name, name],
        [t.licence, licenceNumber],
        [t.registration, registrationNumber],
        [t.vatNumber, vatNumber],
        [t.email, contactEmail ?? '–'],
        [t.owner, owner === undefined ? undefined : (owner ?? t.nobody)],
        [t.submitted, submitted ?? '–'],
      ]}
    />
  );
};

/** Reason of a rejection or suspension, where there is one. */
export const ReasonGiven = ({ reason, as: Heading = 'h3' }: { reason: string | null; as?: 'h2' | 'h3' }) => {
  const t = useText(applicationText);
  if (!reason) return null;
  return (
    <>
      <Heading>{t.reason}</Heading>
      <p className={styles.reason}>{reason}</p>
    </>
  );
};

/** Lists what an application still lacks; nothing where it is complete. */
export const ApplicationMissing = ({ missing }: { missing: readonly Missing[] }) => {
  const t = useText(applicationText).missing;
  if (missing.length === 0) return null;
  return (
    <>
      <h3>{t.title}</h3>
      <ul className={styles.missing}>
        {missing.map((what) => (
          <li key={what}>{t[what]}</li>
        ))}
      </ul>
    </>
  );
};

/** Lists the acts on an application, newest first. */
export const ApplicationHistory = ({ history }: { history: readonly MomentView[] }) => {
  const t = useText(applicationText);
  return (
    <>
      <h2 id="history">{t.history}</h2>
      {history.length === 0 && <p className="muted">{t.noHistory}</p>}
      <Timeline className={styles.history} aria-labelledby="history">
        {history.map(({ what, when, by, reason }, at) => (
          <li key={history.length - at} data-reached={at === 0}>
            <b>{what}</b>
            <p className="small muted">
              {when}
              {by && ` · ${by}`}
            </p>
            {reason && <p className={styles.reason}>{reason}</p>}
          </li>
        ))}
      </Timeline>
    </>
  );
};
