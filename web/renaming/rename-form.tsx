import type { ProblemNote } from '@poth/domain/problem.ts';
import { phoneFaultText } from '../identity/phone-faults.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Choices } from '../ui/check-field.tsx';
import { PhoneField, TextField } from '../ui/text-field.tsx';
import type { renamingView } from './renaming-view.ts';
import { renamingText } from './text.ts';

type Typed = { seatNo: string; name: string; phone: string; gender: string };

type RenameFormProps = {
  view: ReturnType<typeof renamingView>;
  drawnKey: string;
  answer: { typed: Typed; problem?: ProblemNote | undefined } | undefined;
};

/** Form for the new passenger of a seat. */
export const RenameForm = ({ view, drawnKey, answer }: RenameFormProps) => {
  const t = useText(renamingText);
  const language = useLanguage();
  const says = (fault: string) =>
    Object.hasOwn(t.faults, fault)
      ? t.faults[fault as keyof typeof t.faults]
      : phoneFaultText(fault, language);
  const { seats, asksGender } = view;
  return (
    <ActionForm answer={answer} says={says} hiddenFields={{ key: drawnKey }} isStacked className="card">
      <Choices
        name="seatNo"
        label={t.seat}
        options={seats}
        chosen={[answer?.typed.seatNo ?? seats[0]?.value ?? '']}
      />
      <TextField name="name" label={t.name} autoComplete="off" required />
      <PhoneField label={t.phone} hint={t.phoneHint} autoComplete="off" required={false} />
      {asksGender && (
        <Choices
          name="gender"
          label={t.gender}
          options={(['unsaid', 'female', 'male'] as const).map((one) => ({
            value: one === 'unsaid' ? '' : one,
            label: t.genders[one],
          }))}
          chosen={[answer?.typed.gender ?? '']}
        />
      )}
      <SubmitButton>{t.send}</SubmitButton>
    </ActionForm>
  );
};
