import type { PromoTyped } from '@poth/domain/promo/promo-input.ts';
import { useText } from '../text/texts.ts';
import { Section } from '../ui/section.tsx';
import { Check, Choices } from '../ui/check-field.tsx';
import { FieldGrid } from '../ui/layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './promo.module.css';
import { promoText } from './text.ts';

const kinds = ['percent', 'fixed'] as const;

/** Fields of a code's letters, names, discount and number of uses. */
export const PromoAmountFields = ({ typed }: { typed: PromoTyped }) => {
  const t = useText(promoText).form;
  const made = typed.seenVersion > 0;
  const [share, amount] = [{ className: styles.percent }, { className: styles.fixed }];
  return (
    <>
      <Section title={t.what}>
        <FieldGrid>
          <TextField
            name="code"
            label={t.code}
            hint={t.codeHint}
            className={styles.code}
            readOnly={made}
            maxLength={40}
          />
          <span className={styles.gap} />
          <TextField name="nameEn" label={t.nameEn} hint={t.nameHint} maxLength={80} lang="en" />
          <TextField name="nameBn" label={t.nameBn} maxLength={80} lang="bn" />
        </FieldGrid>
        <Choices
          name="kind"
          label={t.kind}
          options={kinds.map((kind) => ({ value: kind, label: t.kinds[kind] }))}
          chosen={[typed.kind]}
        />
        <FieldGrid>
          <TextField {...share} name="percent" label={t.percent} inputMode="decimal" />
          <TextField {...share} name="mostTaka" label={t.mostTaka} inputMode="decimal" />
          <TextField {...amount} name="amountTaka" label={t.amountTaka} inputMode="decimal" />
          <TextField name="leastFareTaka" label={t.leastFareTaka} inputMode="decimal" />
        </FieldGrid>
      </Section>
      <Section title={t.often}>
        <FieldGrid>
          <TextField name="mostUses" label={t.mostUses} inputMode="numeric" />
          <TextField name="usesPerPhone" label={t.usesPerPhone} inputMode="numeric" />
        </FieldGrid>
        <Check
          name="firstPurchaseOnly"
          label={t.firstPurchaseOnly}
          defaultChecked={typed.firstPurchaseOnly}
        />
      </Section>
    </>
  );
};
