import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import { accountFaultText } from '../identity/faults.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Section } from '../ui/section.tsx';
import { EmailField } from '../ui/text-field.tsx';
import type { StaffTyped } from './staff-action.ts';
import { StaffRoles } from './staff-roles.tsx';
import { staffText } from './staff-text.ts';

type StaffInviteProps = { state: OperatorState; answer: Refused<StaffTyped> | undefined };

/** Form that invites a person by e-mail; shown only for a company that sells. */
export const StaffInvite = ({ state, answer }: StaffInviteProps) => {
  const t = useText(staffText).invite;
  const language = useLanguage();
  return (
    <Section title={t.title}>
      {state === 'verified' ? (
        <ActionForm
          intent="invite"
          answer={answer}
          says={(fault) => (fault === 'email-on-staff' ? t.onStaff : accountFaultText(fault, language))}
          isStacked
        >
          <EmailField label={t.email} hint={t.hint} autoComplete="off" />
          <StaffRoles legend={t.role} chosen={answer?.typed.role ?? 'counter-agent'} />
          <SubmitButton>{t.go}</SubmitButton>
        </ActionForm>
      ) : (
        <Alert kind="notice">{state === 'suspended' ? t.suspended : t.unverified}</Alert>
      )}
    </Section>
  );
};
