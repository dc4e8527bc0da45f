import { passengerGenders, passengerKinds } from '@poth/domain/booking/booking.ts';
import type { SavedPassenger } from '@poth/domain/people/saved-passenger.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { answerTo, type Refused } from '../shell/form-answer.ts';
import { useText } from '../text/texts.ts';
import { FieldGrid, Row } from '../ui/layout.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { passengersText } from './passengers-text.ts';

/** Form of a passenger as it was sent. was: name under which the passenger is saved, empty for a new one. */
export type PassengerTyped = { intent: string; was: string; name: string; kind: string; gender: string };

type PassengerFormProps = {
  /** Null for a new passenger. */
  passenger: SavedPassenger | null;
  answer: Refused<PassengerTyped> | undefined;
  /** Values that the form of a new passenger begins with. */
  begun?: PassengerTyped | undefined;
};

/** Form of a saved passenger, or of one to be added. */
export const PassengerForm = ({ passenger, answer, begun }: PassengerFormProps) => {
  const t = useText(passengersText);
  const was = passenger?.name ?? '';
  const { name = '', kind = 'adult', gender = '' } = passenger ?? begun ?? {};
  return (
    <ActionForm
      hiddenFields={{ was }}
      given={{ name, kind, gender: gender ?? '' }}
      answer={answerTo(answer, { was })}
      says={t.faults}
      isStacked
    >
      <FieldGrid>
        <TextField label={t.name} name="name" autoComplete="off" required />
        <SelectField
          label={t.kind}
          name="kind"
          options={passengerKinds.map((value) => ({ value, label: t.kinds[value] }))}
        />
        <SelectField
          label={t.gender}
          hint={t.genderHint}
          name="gender"
          none={t.genders.unsaid}
          options={passengerGenders.map((value) => ({ value, label: t.genders[value] }))}
        />
      </FieldGrid>
      <Row>
        <SubmitButton intent="save" isNamed of={was && `: ${was}`}>
          {passenger ? t.save : t.add}
        </SubmitButton>
        {passenger && (
          <SubmitButton intent="remove" isNamed look="line" of={`: ${was}`}>
            {t.remove}
          </SubmitButton>
        )}
      </Row>
    </ActionForm>
  );
};
