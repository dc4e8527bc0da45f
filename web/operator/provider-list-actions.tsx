import { type Decision, decisionsIn, requiresReason } from '@poth/domain/operator/decision.ts';
import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { answerTo, type Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { ButtonLook } from '../ui/button.tsx';
import { AreaField } from '../ui/text-field.tsx';
import type { DecisionTyped } from './application-decide.ts';
import { applicationFaultText } from './application-faults.ts';
import styles from './provider-list.module.css';
import { providerListText } from './provider-text.ts';

/** Company to decide about, in the state that the admin sees. */
export type Decidable = { operatorId: string; state: OperatorState; submittedAt: string | null };

type DecisionFormProps = {
  decision: Decision;
  about: Decidable;
  /** Refusal of a decision that was sent. */
  refused: Refused<DecisionTyped> | undefined;
};

const looks: Record<Decision, ButtonLook> = {
  verify: 'green',
  restore: 'green',
  reject: 'danger',
  suspend: 'danger',
};

/** Form of one decision, with its reason where the owner must be given one. */
export const DecisionForm = ({ decision, about, refused }: DecisionFormProps) => {
  const t = useText(providerListText);
  const language = useLanguage();
  const { operatorId, state, submittedAt } = about;
  return (
    <ActionForm
      isStacked
      hiddenFields={{
        operatorId,
        seenState: state,
        seenSubmittedAt: submittedAt ?? '',
        event: decision,
      }}
      answer={answerTo(refused, { operatorId, event: decision })}
      says={(fault) => applicationFaultText(fault, language)}
    >
      {requiresReason(decision) && (
        <AreaField label={t.reason} name="reason" rows={3} maxLength={500} required />
      )}
      <SubmitButton look={looks[decision]}>{t.decisions[decision]}</SubmitButton>
    </ActionForm>
  );
};

/**
 * Tells why a decision was refused where its form is gone: another admin has decided meanwhile, and a page loaded
 * without a script shows the company as it is now.
 */
export const RefusalWithoutForm = ({ about, refused }: Omit<DecisionFormProps, 'decision'>) => {
  const language = useLanguage();
  if (refused?.typed.operatorId !== about.operatorId) return null;
  if (decisionsIn(about.state).some((decision) => decision === refused.typed.event)) return null;
  return <Alert>{problemText(refused.problem, language)}</Alert>;
};

type RowActionsProps = { name: string; about: Decidable; refused: DecisionFormProps['refused'] };

/** Offers the decisions about a company in its row: directly, or behind More where a reason is needed. */
export const RowActions = ({ name, about, refused }: RowActionsProps) => {
  const t = useText(providerListText);
  const decisions = decisionsIn(about.state);
  const more = decisions.filter(requiresReason);
  const isOpen =
    refused?.typed.operatorId === about.operatorId && more.some((one) => one === refused.typed.event);
  return (
    <>
      <RefusalWithoutForm about={about} refused={refused} />
      {decisions
        .filter((decision) => !requiresReason(decision))
        .map((decision) => (
          <DecisionForm key={decision} decision={decision} about={about} refused={refused} />
        ))}
      {more.length > 0 && (
        <details className={styles.more} open={isOpen}>
          <summary className="btn btn-line" aria-label={t.moreOf(name)}>
            {t.more}
          </summary>
          {more.map((decision) => (
            <DecisionForm key={decision} decision={decision} about={about} refused={refused} />
          ))}
        </details>
      )}
    </>
  );
};
