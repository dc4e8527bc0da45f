import type { CounterTyped } from '@poth/domain/network/counter-form.ts';
import { phoneFaultText } from '../identity/phone-faults.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { FieldGrid, Row, Stack } from '../ui/layout.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import type { PlaceOption } from './place-options.ts';
import { counterFaultText, networkText } from './text.ts';

type CounterFormProps = {
  given: Partial<CounterTyped> & Pick<CounterTyped, 'counterId'>;
  isNew: boolean;
  places: readonly PlaceOption[];
  answer: Refused<CounterTyped> | undefined;
};

const names = ['nameEn', 'nameBn', 'addressEn', 'addressBn'] as const;

/** Form of a counter, a new or an existing one. */
export const CounterForm = ({ given, isNew, places, answer }: CounterFormProps) => {
  const t = useText(networkText);
  const language = useLanguage();
  const says = (fault: string): string | undefined =>
    fault in counterFaultText
      ? counterFaultText[fault as keyof typeof counterFaultText][language]
      : phoneFaultText(fault, language);
  return (
    <Stack as={Card} maxWidth={760} id="counter">
      <h3>{isNew ? t.newCounter : t.editCounter}</h3>
      <ActionForm
        isStacked
        given={given}
        answer={answer}
        says={says}
        hiddenFields={{ counterId: given.counterId }}
      >
        <FieldGrid>
          <SelectField
            label={t.counter.place}
            name="placeId"
            required
            none={t.choose}
            options={places.map(({ placeId, name }) => ({ value: placeId, label: name }))}
          />
          <TextField label={t.counter.phone} type="tel" name="phone" />
          {names.map((name) => (
            <TextField key={name} label={t.counter[name]} name={name} />
          ))}
        </FieldGrid>
        {!isNew && <p className="small muted">{t.counter.stays}</p>}
        <Row>
          <SubmitButton intent="save" isNamed look="green" small>
            {t.save}
          </SubmitButton>
          <ButtonLink look="line" small to="/routes-and-counters">
            {t.cancel}
          </ButtonLink>
        </Row>
      </ActionForm>
    </Stack>
  );
};
