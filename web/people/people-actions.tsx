import type { FactorReset } from '@poth/domain/identity/factor-reset.ts';
import type { Person } from '@poth/domain/people/person.ts';
import { useLocation } from 'react-router';
import { ResetStep } from '../identity/reset-step.tsx';
import { SubmitButton } from '../shell/action-form.tsx';
import { ConfirmForm } from '../shell/confirm-form.tsx';
import { answerTo, type Refused } from '../shell/form-answer.ts';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Row } from '../ui/layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { PeopleStep, RightsTyped } from './people-action.ts';
import { personAddress } from './people-address.ts';
import { peopleText } from './people-text.ts';
import styles from './people.module.css';

type PeopleActionsProps = {
  person: Person;
  /** Open request to remove a lost second factor. */
  reset: FactorReset | null | undefined;
  now: Date;
  /** Step that was refused. */
  answer?: Refused<RightsTyped> | undefined;
};

/** Offers what an admin can do with another account; each step asks before it is taken. */
export const PeopleActions = ({ person, reset, now, answer }: PeopleActionsProps) => {
  const { actions: t, faults } = useText(peopleText);
  const { pathname, search } = useLocation();
  const { userId, name, isAdmin, isSupport, disabledAt } = person;
  const action = localPath(useLanguage(), personAddress(userId));
  const rights: PeopleStep[] = [
    isAdmin ? 'revoke' : 'grant',
    // An admin has no use for the support role; of an account with both, either can be revoked.
    ...(isSupport ? (['revoke-support'] as const) : isAdmin ? [] : (['grant-support'] as const)),
  ];
  const steps: PeopleStep[] = disabledAt ? ['enable'] : [...rights, 'disable'];
  return (
    <Row className={styles.actions}>
      {steps.map((step) => (
        <ConfirmForm
          key={step}
          label={t[step].label}
          effect={t[step].says}
          action={action}
          hiddenFields={{ back: pathname + search, userId }}
          answer={answerTo(answer, { step })}
          says={faults}
        >
          {step === 'disable' && <TextField label={t.disable.reason} name="reason" required />}
          <SubmitButton
            intent={step}
            isNamed
            look={step.startsWith('grant') || step === 'enable' ? 'green' : 'danger'}
            of={t.ofWhom(name)}
          >
            {t[step].go}
          </SubmitButton>
        </ConfirmForm>
      ))}
      {reset && (
        <ResetStep
          reset={reset}
          now={now}
          userId={userId}
          action={action}
          answer={answer?.typed.step.endsWith('reset') ? answer : undefined}
        />
      )}
    </Row>
  );
};
