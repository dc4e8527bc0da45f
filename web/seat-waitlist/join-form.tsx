import { digits } from '@poth/domain/language.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import type { PlaceKind } from '@poth/domain/seat-waitlist/waitlist.ts';
import { accountFaultText } from '../identity/faults.ts';
import { NumberProof } from '../identity/number-proof.tsx';
import type { NumberStep } from '../identity/number-step.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Check, Choices } from '../ui/check-field.tsx';
import { SelectField } from '../ui/text-field.tsx';
import { waitlistText } from './text.ts';

export type JoinTyped = { wants: PlaceKind; seatCount: string; onlyWomen: boolean };
type JoinAnswer = { typed: JoinTyped; problem?: ProblemNote | undefined; proof?: NumberStep };

type JoinFormProps = {
  answer: JoinAnswer | undefined;
  mostSeats: number;
  asksWomen: boolean;
  /** Formatted number of the account, which needs no code. */
  ownPhone: string | null;
  /** Minutes in which an offer may be declined at no cost, in the digits of the page. */
  declineMinutes: string;
};

/** Form that joins the list: the number of seats, whether only women travel, and the phone number with its code. */
export const JoinForm = ({ answer, mostSeats, asksWomen, ownPhone, declineMinutes }: JoinFormProps) => {
  const t = useText(waitlistText);
  const language = useLanguage();
  const counts = Array.from({ length: mostSeats }, (_, at) => at + 1);
  return (
    <ActionForm answer={answer} says={(fault) => accountFaultText(fault, language)} isStacked>
      <Choices
        name="wants"
        label={t.wants}
        options={[
          { value: 'offer', label: t.wantsOffer },
          { value: 'notice', label: t.wantsNotice },
        ]}
        chosen={[answer?.typed.wants ?? 'offer']}
      />
      <SelectField
        label={t.seats}
        hint={t.seatsHint}
        name="seatCount"
        defaultValue={answer?.typed.seatCount ?? '1'}
        options={counts.map((count) => ({ value: String(count), label: digits(count, language) }))}
      />
      {asksWomen && (
        <div>
          <Check name="onlyWomen" value="1" label={t.onlyWomen} defaultChecked={answer?.typed.onlyWomen} />
          <p className="field-hint">{t.onlyWomenHint}</p>
        </div>
      )}
      {ownPhone ? (
        <>
          <p className="num">{t.ownPhone(ownPhone)}</p>
          <SubmitButton>{t.join}</SubmitButton>
        </>
      ) : (
        <NumberProof title={t.proof} step={answer?.proof} typed="here" send={t.proofSend} />
      )}
      <p className="small muted">{t.rules(declineMinutes)}</p>
    </ActionForm>
  );
};
