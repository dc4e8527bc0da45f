import { useText } from '../text/texts.ts';
import { Check, Choices } from '../ui/check-field.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { Consent } from '../ui/consent.tsx';
import { DatesField } from '../ui/dates-field.tsx';
import { FormDateField } from '../ui/form-date-field.tsx';
import { FieldGrid } from '../ui/layout.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import { AreaField, SelectField, TextField } from '../ui/text-field.tsx';
import type { Piece } from './kit-piece.ts';
import { kitText } from './kit-text.ts';

const useOptions = () => {
  const t = useText(kitText);
  return [
    { value: 'one', label: t.coach },
    { value: 'two', label: t.long },
  ];
};

/** Fields in their initial state, with a hint, and with a fault. */
const Fields = () => {
  const t = useText(kitText);
  const options = useOptions();
  const states = [{}, { hint: t.hint, defaultValue: t.word }, { error: t.fault }];
  return states.map((state) => (
    <FieldGrid key={JSON.stringify(state)}>
      <TextField name="text" label={t.name} placeholder={t.word} {...state} />
      <FormDateField name="date" label={t.name} {...state} defaultValue="2030-01-04" />
      <SelectField name="select" label={t.name} options={options} none={t.none} {...state} />
      <AreaField name="area" label={t.name} rows={2} {...state} />
      <CodeField label={t.name} {...state} defaultValue="482915" />
      <TextField name="off" label={t.name} disabled {...state} />
    </FieldGrid>
  ));
};

const Boxes = () => {
  const t = useText(kitText);
  const options = useOptions();
  return (
    <>
      <Check name="check" label={t.long} />
      <Check name="check" label={t.word} defaultChecked />
      <Choices name="radio" label={t.name} options={options} chosen={['one']} />
      <Choices name="boxes" type="checkbox" label={t.name} options={options} chosen={[]} error={t.fault} />
      <Consent name="terms" text={t.agree} to="/terms" ticked={false} error={undefined} />
    </>
  );
};

const Dates = () => {
  const t = useText(kitText);
  const dates = ['2030-01-04', '2030-01-05'];
  return [undefined, t.fault].map((error) => (
    <DatesField
      key={error ?? ''}
      name="dates"
      label={t.name}
      controlLabel={(at) => `${t.name} ${at + 1}`}
      dates={dates}
      fewest={4}
      error={error}
    />
  ));
};

const Searches = () => {
  const t = useText(kitText);
  return [false, true].map((busy) => (
    <SearchForm key={String(busy)} path="/ui" asked={busy} submit={t.send} busy={busy} clear={busy && t.none}>
      <TextField name="q" label={t.name} />
    </SearchForm>
  ));
};

/** Pieces of the kit for forms. */
export const formPieces: readonly Piece[] = [
  ['TextField, FormDateField, SelectField, AreaField, CodeField', Fields],
  ['Check, Choices, Consent', Boxes],
  ['DatesField', Dates],
  ['SearchForm', Searches],
];
