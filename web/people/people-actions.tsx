/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { Form, useLocation, useNavigation } from 'react-router';
import { ResetStep } from '../identity/reset-step.tsx';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { AskFirst } from '../ui/ask-first.tsx';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { PeopleStep, RightsTyped } from './people-action.ts';
import { personAddress } from './people-address.ts';
import { peopleText } from './people-text.ts';
import type { PersonView } from './people-view.ts';
import styles from './people.module.css';

type StepProps = {
  person: PersonView;
  step: PeopleStep;
  /** Where this step was refused: what was typed and what is wrong with it. */
  refused?: { typed: RightsTyped; error: string | undefined } | undefined;
};

const Step = ({ person, step, refused }: StepProps) => {
  const t = useText(peopleText).actions;
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const action = localPath(language, personAddress(person.userId));
  const sending = useNavigation();
  const busy = sending.formAction === action && sending.formData?.get('intent') === step;
  const mine = refused?.typed.step === step ? refused : undefined;
  return (
    <AskFirst label={t[step].label} open={mine !== undefined}>
      <p className="small">{t[step].says}</p>
      <Form method="post" action={action} noValidate preventScrollReset>
        <input type="hidden" name="back" value={pathname + search} />
        {step === 'disable' && (
          <TextField
            label={t.disable.reason}
            error={mine?.error}
            name="reason"
            defaultValue={mine?.typed.reason}
            autoComplete="off"
            autoFocus={mine?.error !== undefined}
            required
          />
        )}
        <Button
          type="submit"
          name="intent"
          value={step}
          look={step === 'grant' || step === 'enable' ? 'green' : 'danger'}
          busy={busy}
        >
          {t[step].go}
          <span className="visually-hidden">{t.ofWhom(person.name)}</span>
        </Button>
      </Form>
    </AskFirst>
  );
};

/** Offers what an admin can do with another account; each step asks before it is taken. */
export const PeopleActions = ({ person, refused }: Pick<StepProps, 'person' | 'refused'>) => {
  const language = useLanguage();
  const steps: PeopleStep[] = person.disabledSince
    ? ['enable']
    : [person.isAdmin ? 'revoke' : 'grant', 'disable'];
  return (
    <div className={styles.actions}>
      {steps.map((step) => (
        <Step key={step} person={person} step={step} refused={refused} />
      ))}
      {person.reset && (
        <ResetStep
          reset={person.reset}
          userId={person.userId}
          action={localPath(language, personAddress(person.userId))}
        />
      )}
    </div>
  );
};
