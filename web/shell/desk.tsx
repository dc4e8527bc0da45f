import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import styles from './desk.module.css';
import { ButtonLink } from '../ui/button.tsx';
import { useSignedIn } from './use-signed-in.ts';
import { isProofAsked } from '../identity/fresh-proof.ts';
import { ProofStep } from '../identity/proof-step.tsx';

type DeskProps = {
  title: string;
  /** Line under the title: the day, a count. */
  lead?: ReactNode;
  /** Main actions of the page, one or two. */
  actions?: ReactNode;
  /** Parent page. */
  back?: { to: string; label: string };
  children: ReactNode;
};

/** Page of a desk, with its title and its actions on top. */
export const Desk = ({ title, lead, actions, back, children }: DeskProps) => {
  const hasApp = useSignedIn()?.hasApp ?? false;
  const answer: unknown = useActionData();
  const asked = isProofAsked(answer) ? answer : undefined;
  return (
    <>
      <header className={styles.head}>
        <div>
          <h1>{title}</h1>
          {lead && <p className="muted num">{lead}</p>}
        </div>
        {(actions || back) && (
          <div className={`${styles.actions} no-print`}>
            {actions}
            {back && (
              <ButtonLink to={back.to} look="line">
                {back.label}
              </ButtonLink>
            )}
          </div>
        )}
      </header>
      {asked && <ProofStep asked={asked} hasApp={hasApp} />}
      {/* Hidden, not removed, so that its fields keep what was typed. */}
      <div hidden={asked !== undefined}>{children}</div>
    </>
  );
};
