import { factorResetLimits } from '@poth/domain/identity/factor-reset.ts';
import { digits } from '@poth/domain/language.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Folded } from './folded.tsx';
import { lostFactorText } from './lost-factor-text.ts';

/** Requests the removal of a second factor whose app and backup codes are lost. asked: true if it was requested just now. */
export const LostFactor = ({ asked }: { asked: boolean }) => {
  const t = useText(lostFactorText);
  const hours = digits(factorResetLimits.waitHours, useLanguage());
  if (asked) return <Alert kind="success">{t.asked(hours)}</Alert>;
  return (
    <Folded label={t.label} says={t.says(hours)}>
      <ActionForm intent="lost">
        <SubmitButton look="line">{t.submit}</SubmitButton>
      </ActionForm>
    </Folded>
  );
};
