import type { ProblemNote } from '@poth/domain/problem.ts';
import { phoneFaultText } from '../identity/phone-faults.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { SandboxLink } from '../shell/sandbox-link.tsx';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { Row } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { PhoneField, SelectField } from '../ui/text-field.tsx';
import type { GuestTyped } from './guest-data-action.ts';
import { guestDataText } from './guest-data-text.ts';

type GuestAnswer = { typed: GuestTyped; problem?: ProblemNote | undefined };

/** Asks for the number that the code goes to. */
export const GuestNumberForm = ({ answer }: { answer: GuestAnswer | undefined }) => {
  const t = useText(guestDataText).number;
  const language = useLanguage();
  return (
    <Section title={t.title}>
      <p className="muted">{t.about}</p>
      <ActionForm intent="send" answer={answer} says={(fault) => phoneFaultText(fault, language)} isStacked>
        <PhoneField label={t.label} autoComplete="off" />
        <SelectField
          label={t.language}
          name="language"
          defaultValue="bn"
          options={[
            { value: 'bn', label: 'বাংলা' },
            { value: 'en', label: 'English' },
          ]}
        />
        <SubmitButton look="green">{t.go}</SubmitButton>
      </ActionForm>
    </Section>
  );
};

/** Takes the code that the guest reads out. */
export const GuestCodeForm = ({ answer }: { answer: GuestAnswer }) => {
  const t = useText(guestDataText);
  const card = useFirstError<HTMLDivElement>(answer.problem ? undefined : answer);
  return (
    <div ref={card}>
      <Section title={t.number.title}>
        <p className="num">
          {t.code.sent(answer.typed.sentTo)} <SandboxLink of="sms" />
        </p>
        <ActionForm
          intent="prove"
          hiddenFields={answer.typed}
          answer={answer}
          says={() => t.code.missing}
          besideField={{ 'code-wrong': 'code' }}
          isStacked
        >
          <CodeField label={t.code.label} autoComplete="off" data-arrived />
          <Row>
            <SubmitButton look="green">{t.code.go}</SubmitButton>
            <ButtonLink to="/admin/guest-data" look="line" reloadDocument>
              {t.code.other}
            </ButtonLink>
          </Row>
        </ActionForm>
      </Section>
    </div>
  );
};
