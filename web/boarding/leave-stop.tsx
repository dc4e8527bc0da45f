import type { BoardingList } from '@poth/domain/boarding/boarding.ts';
import { countAt, type RiderNow } from '@poth/domain/boarding/apply-marks.ts';
import { digits } from '@poth/domain/language.ts';
import { useNavigation } from 'react-router';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ConfirmStep } from '../ui/confirm-step.tsx';
import { currentBoardingStop } from './door-view.ts';
import { boardingText } from './text.ts';

type LeaveStopProps = { list: BoardingList; riders: readonly RiderNow[]; ready: boolean };

/** Button that closes boarding at the current stop, after a confirmation: passengers not aboard become no-shows. */
export const LeaveStop = ({ list, riders, ready }: LeaveStopProps) => {
  const t = useText(boardingText).leave;
  const language = useLanguage();
  const busy = useNavigation().formData?.get('intent') === 'leave';
  const stopNo = currentBoardingStop(list);
  const stop = list.stops.find((one) => one.stopNo === stopNo);
  if (list.state === 'cancelled' || list.state === 'arrived' || !stop) return null;
  if (stop.closedAt) return <p className="muted">{t.done}</p>;
  const { missing } = countAt(riders, stopNo);
  return (
    <ConfirmStep label={t.open(stop.place[language])}>
      <p>
        {missing > 0 ? t.causes(digits(missing, language)) : t.all} {stopNo === 0 && t.first}
      </p>
      {!ready && <p className="field-error">{t.needs}</p>}
      <ActionForm hiddenFields={{ stopNo }}>
        <SubmitButton
          intent="leave"
          isNamed
          aria-disabled={!ready || busy || undefined}
          onClick={(event) => (!ready || busy) && event.preventDefault()}
        >
          {t.submit}
        </SubmitButton>
      </ActionForm>
    </ConfirmStep>
  );
};
