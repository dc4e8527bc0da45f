import type { CounterTyped } from '@poth/domain/network/counter-form.ts';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { phoneFaultText } from '../identity/phone-faults.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import { counterFaultText, networkText } from './text.ts';
import styles from './network.module.css';

type CounterFormProps = {
  given: CounterTyped;
  isNew: boolean;
  places: readonly { placeId: string; name: string }[];
  faults: Readonly<Record<string, string>>;
  answer: unknown;
};

const fields = ['nameEn', 'nameBn', 'addressEn', 'addressBn'] as const;

export const readCounterForm = (form: FormData): CounterTyped => {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    counterId: text('counterId'),
    placeId: text('placeId'),
    nameEn: text('nameEn'),
    nameBn: text('nameBn'),
    addressEn: text('addressEn'),
    addressBn: text('addressBn'),
    phone: text('phone'),
  };
};

/** A counter, a new one or one that is there. */
export const CounterForm = ({ given, isNew, places, faults, answer }: CounterFormProps) => {
  const t = useText(networkText);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, answer);
  const busy = useNavigation().formData?.get('intent') === 'save';
  const said = (field: string): string | undefined => {
    const fault = faults[field];
    if (!fault) return undefined;
    return fault in counterFaultText
      ? counterFaultText[fault as keyof typeof counterFaultText][language]
      : phoneFaultText(fault, language);
  };
  return (
    <Card className={styles.form} id="counter">
      <h3>{isNew ? t.newCounter : t.editCounter}</h3>
      <Form ref={form} method="post" noValidate preventScrollReset>
        <input type="hidden" name="counterId" value={given.counterId} />
        <div className={styles.fields}>
          <SelectField
            label={t.counter.place}
            error={said('placeId')}
            name="placeId"
            defaultValue={given.placeId}
            required
            none={t.choose}
            options={places.map(({ placeId, name }) => ({ value: placeId, label: name }))}
          />
          <TextField
            label={t.counter.phone}
            error={said('phone')}
            type="tel"
            name="phone"
            defaultValue={given.phone}
            autoComplete="off"
          />
          {fields.map((field) => (
            <TextField
              key={field}
              label={t.counter[field]}
              error={said(field)}
              name={field}
              defaultValue={given[field]}
              autoComplete="off"
            />
          ))}
        </div>
        {!isNew && <p className="small muted">{t.counter.stays}</p>}
        <div className={styles.rowActions}>
          <Button look="green" name="intent" value="save" busy={busy}>
            {t.save}
          </Button>
          <ButtonLink look="line" to="/routes-and-counters">
            {t.cancel}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
};
