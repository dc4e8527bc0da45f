import type { FactorReset } from '@poth/domain/identity/factor-reset.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { weekdayMomentText } from '../text/moment.ts';
import { useText } from '../text/texts.ts';
import { ConfirmStep } from '../ui/confirm-step.tsx';
import { Row } from '../ui/layout.tsx';
import { resetText } from './reset-text.ts';

type ResetStepProps = {
  reset: FactorReset;
  now: Date;
  /** Account that the forms name, and the page that they go to. */
  userId: string;
  action?: string;
  /** Decision that was refused. */
  answer?: Refused<unknown> | undefined;
};

/** Asks an admin or a company's owner whether an account's lost second factor is removed. */
export const ResetStep = ({ reset, now, userId, action, answer }: ResetStepProps) => {
  const { askedAt, dueAt, approvals } = reset;
  const t = useText(resetText);
  const language = useLanguage();
  const isDue = dueAt <= now;
  return (
    <ConfirmStep label={t.label} open={answer !== undefined}>
      <p className="small">{t.says}</p>
      <p className="small num">{t.asked(weekdayMomentText(askedAt, language))}</p>
      {!isDue && <p className="small num">{t.waits(weekdayMomentText(dueAt, language))}</p>}
      {approvals > 0 && <p className="small">{t.second}</p>}
      <ActionForm {...(action && { action })} hiddenFields={{ userId }} answer={answer}>
        <Row>
          {isDue && (
            <SubmitButton intent="approve-reset" isNamed look="danger">
              {t.approve}
            </SubmitButton>
          )}
          <SubmitButton intent="decline-reset" isNamed look="line">
            {t.decline}
          </SubmitButton>
        </Row>
      </ActionForm>
    </ConfirmStep>
  );
};
