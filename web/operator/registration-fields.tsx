import { useText } from '../text/texts.ts';
import { TextField } from '../ui/text-field.tsx';
import { registrationText } from './registration-text.ts';

/** Fields for the numbers that a company's receipts show, both optional. */
export const RegistrationFields = () => {
  const t = useText(registrationText);
  return (
    <>
      <TextField
        label={t.registration}
        hint={t.registrationHint}
        name="registrationNumber"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TextField label={t.vatNumber} hint={t.vatNumberHint} name="vatNumber" spellCheck={false} />
    </>
  );
};
