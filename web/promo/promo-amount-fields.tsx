import type { PromoTyped } from '@poth/domain/promo/promo-input.ts';
import type { ComponentProps } from 'react';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { promoText } from './text.ts';

export type FieldsProps = { typed: PromoTyped; said: (field: string) => string | undefined };

type TypedField = { name: keyof PromoTyped; label: string; hint?: string; className?: string } & FieldsProps;

/** A control of one line. */
export const TypedField = ({
  name,
  label,
  hint,
  className,
  typed,
  said,
  ...input
}: TypedField & ComponentProps<'input'>) => (
  <Field label={label} hint={hint} error={said(name)} {...(className && { className })}>
    {(control) => (
      <input name={name} defaultValue={String(typed[name])} autoComplete="off" {...input} {...control} />
    )}
  </Field>
);

/** The letters, the names, and what is taken off how often. */
export const PromoAmountFields = ({ typed, said }: FieldsProps) => {
  const t = useText(promoText).form;
  const fields = { typed, said };
  const made = typed.seenVersion > 0;
  return (
    <>
      <Card aria-labelledby="what">
        <h2 id="what">{t.what}</h2>
        <div className="promo-fields">
          <TypedField
            {...fields}
            name="code"
            label={t.code}
            hint={t.codeHint}
            className="promo-code"
            readOnly={made}
            maxLength={40}
          />
          <span />
          <TypedField {...fields} name="nameEn" label={t.nameEn} hint={t.nameHint} maxLength={80} lang="en" />
          <TypedField {...fields} name="nameBn" label={t.nameBn} maxLength={80} lang="bn" />
        </div>
        <fieldset className="promo-kinds">
          <legend className="field-label">{t.kind}</legend>
          {(['percent', 'fixed'] as const).map((kind) => (
            <label key={kind} className="check">
              <input type="radio" name="kind" value={kind} defaultChecked={typed.kind === kind} />
              <span>{t.kinds[kind]}</span>
            </label>
          ))}
        </fieldset>
        <div className="promo-fields">
          <TypedField
            {...fields}
            name="percent"
            label={t.percent}
            className="promo-percent"
            inputMode="decimal"
          />
          <TypedField
            {...fields}
            name="mostTaka"
            label={t.mostTaka}
            className="promo-percent"
            inputMode="decimal"
          />
          <TypedField
            {...fields}
            name="amountTaka"
            label={t.amountTaka}
            className="promo-fixed"
            inputMode="decimal"
          />
          <TypedField {...fields} name="leastFareTaka" label={t.leastFareTaka} inputMode="decimal" />
        </div>
      </Card>
      <Card aria-labelledby="often">
        <h2 id="often">{t.often}</h2>
        <div className="promo-fields">
          <TypedField {...fields} name="mostUses" label={t.mostUses} inputMode="numeric" />
          <TypedField {...fields} name="usesPerPhone" label={t.usesPerPhone} inputMode="numeric" />
        </div>
        <label className="check">
          <input type="checkbox" name="firstPurchaseOnly" defaultChecked={typed.firstPurchaseOnly} />
          <span>{t.firstPurchaseOnly}</span>
        </label>
      </Card>
    </>
  );
};
