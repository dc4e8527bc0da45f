import { problemText } from '@poth/domain/problem-text.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import { payoutText } from './desk-text.ts';
import type { PayoutTyped } from './payout-action.ts';
import type { SettlementView } from './settlement-view.ts';

type PayoutStepsProps = {
  view: SettlementView;
  /** True where this reader may approve it, false where another admin has to. */
  mayApprove: boolean;
  /** Lines that say who prepared and approved it, and when. */
  done: readonly string[];
  refused: Refused<PayoutTyped> | undefined;
};

/** Next step of an admin with a statement. */
export const PayoutSteps = ({ view, mayApprove, done, refused }: PayoutStepsProps) => {
  const t = useText(payoutText).steps;
  const language = useLanguage();
  const { state, due, duePaisa } = view;
  const steps = {
    approve: [t.approveSays, t.approve],
    carry: duePaisa < 0 ? [t.carrySays, t.carry] : [t.closeSays, t.close],
    pay: [t.paySays(due), t.pay],
  };
  const waits = state === 'draft' && duePaisa > 0 && !mayApprove;
  const step = state === 'draft' ? (duePaisa > 0 ? 'approve' : 'carry') : state === 'approved' && 'pay';
  return (
    <Section title={t.title} className="no-print">
      {done.map((line) => (
        <p key={line} className="small muted">
          {line}
        </p>
      ))}
      {/* Another admin has acted meanwhile: the form that was sent is no longer shown. */}
      {refused && (!step || waits) && <Alert>{problemText(refused.problem, language)}</Alert>}
      {waits && <p>{t.second}</p>}
      {step && !waits && (
        <ActionForm intent={step} answer={refused} says={() => t['bank-reference-wrong']} isStacked>
          <p className="small">{steps[step][0]}</p>
          {step === 'pay' && <TextField name="bankReference" label={t.reference} maxLength={60} required />}
          <SubmitButton look="green">{steps[step][1]}</SubmitButton>
        </ActionForm>
      )}
      {!step && <p>{t.done}</p>}
    </Section>
  );
};
