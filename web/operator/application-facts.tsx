import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import { useText } from '../text/texts.ts';
import { applicationText } from './provider-text.ts';
import styles from './provider.module.css';

export type FactsView = {
  name: string;
  licenceNumber: string;
  contactEmail: string | null;
  state: OperatorState;
  reason: string | null;
  submitted: string | null;
  /** Only for admins: who owns it. */
  owner?: string | null;
};

/** Shows the facts that a company states of itself. */
export const ApplicationFacts = ({ facts }: { facts: FactsView }) => {
  const t = useText(applicationText).facts;
  const { name, licenceNumber, contactEmail, submitted, owner } = facts;
  const rows = [
    [t.name, name],
    [t.licence, licenceNumber],
    [t.email, contactEmail],
    ...(owner === undefined ? [] : [[t.owner, owner ?? t.nobody] as const]),
    [t.submitted, submitted],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value ?? '–'}</dd>
        </div>
      ))}
    </dl>
  );
};
