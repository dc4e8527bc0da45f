import { formatPnr } from '@poth/domain/booking/pnr.ts';
import type { PassengerReport } from '@poth/domain/feedback/report.ts';
import { SubmitButton } from '../shell/action-form.tsx';
import { ConfirmForm } from '../shell/confirm-form.tsx';
import { answerTo, faultsOf, type Refused } from '../shell/form-answer.ts';
import { useText } from '../text/texts.ts';
import { Choices } from '../ui/check-field.tsx';
import { AreaField } from '../ui/text-field.tsx';
import { voiceDeskText } from './desk-text.ts';

/** Fields of the form. about: id of the first report that it answers, which tells the forms of a page apart. */
export type AnswerTyped = { tripId: string; about: string; reportIds: string[]; said: string };
type AnswerFormProps = {
  /** Reports of one trip that wait for an answer. */
  waiting: readonly PassengerReport[];
  formKey: string;
  refused: Refused<AnswerTyped> | undefined;
};

/** Form that answers the waiting reports together; of several, some can be left out. */
export const AnswerForm = ({ waiting, formKey, refused }: AnswerFormProps) => {
  const t = useText(voiceDeskText);
  const [first] = waiting;
  if (!first) return null;
  const about = first.reportId;
  const mine = answerTo(refused, { about });
  const isOne = waiting.length === 1;
  return (
    <ConfirmForm
      label={t.send}
      intent={about}
      answer={mine}
      says={t.faults}
      hiddenFields={{ key: formKey, tripId: first.tripId, ...(isOne && { reportId: about }) }}
    >
      {!isOne && (
        <Choices
          type="checkbox"
          name="reportId"
          label={t.answerTo}
          options={waiting.map(({ reportId, contactName, pnr }) => ({
            value: reportId,
            label: (
              <>
                {contactName} <span className="small muted num">{formatPnr(pnr)}</span>
              </>
            ),
          }))}
          chosen={mine?.typed.reportIds ?? waiting.map(({ reportId }) => reportId)}
          error={faultsOf(mine?.problem).reportIds && t.whom}
        />
      )}
      <AreaField name="said" label={t.answer} hint={t.answerHint} rows={4} required />
      <SubmitButton intent={about} look="green">
        {t.send}
      </SubmitButton>
    </ConfirmForm>
  );
};
