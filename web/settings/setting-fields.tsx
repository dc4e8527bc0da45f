import { digits } from '@poth/domain/language.ts';
import { faultyTierField, type SettingTyped } from '@poth/domain/settings-typed.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { SelectField, TextField } from '../ui/text-field.tsx';
import type { SettingView } from './settings-view.ts';
import { settingsText } from './text.ts';
import styles from './settings.module.css';

type SettingFieldsProps = {
  setting: Pick<SettingView, 'label' | 'unit' | 'limits'>;
  typed: SettingTyped;
  error: string | undefined;
};

const mostTiers = 6;

/** Fields of the refund policy, in lines of hours and percent. */
const TierFields = ({ typed, error }: Pick<SettingFieldsProps, 'typed' | 'error'>) => {
  const t = useText(settingsText).fields;
  const language = useLanguage();
  const faulty = error ? faultyTierField(typed) : undefined;
  const errorOf = (field: number) => (field === faulty ? error : undefined);
  return (
    <div>
      <p className="small muted">{t.tiers}</p>
      {Array.from({ length: mostTiers }, (_, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines have no other name than their number
        <fieldset key={line} className={styles.tier}>
          <legend className="visually-hidden">{t.tier(digits(line + 1, language))}</legend>
          <TextField
            label={t.hours}
            error={errorOf(2 * line)}
            name="typed"
            defaultValue={typed[2 * line]}
            inputMode="numeric"
            autoComplete="off"
          />
          <TextField
            label={t.fee}
            error={errorOf(2 * line + 1)}
            name="typed"
            defaultValue={typed[2 * line + 1]}
            inputMode="decimal"
            autoComplete="off"
          />
        </fieldset>
      ))}
    </div>
  );
};

/** Fields of a setting, each named `typed`, in the order in which they are read. */
export const SettingFields = ({ setting, typed, error }: SettingFieldsProps) => {
  const t = useText(settingsText).fields;
  const { unit, limits } = setting;
  if (unit === 'tiers') return <TierFields typed={typed} error={error} />;
  if (unit === 'switch')
    return (
      <SelectField
        label={setting.label}
        error={error}
        name="typed"
        defaultValue={typed[0]}
        options={[
          { value: 'on', label: t.on },
          { value: 'off', label: t.off },
        ]}
      />
    );
  const labels = unit === 'range-of-days' ? [t.first, t.last] : [t[unit]];
  return (
    <div className={styles.fields}>
      {labels.map((label, index) => (
        <TextField
          key={label}
          label={label}
          hint={index === 0 && limits}
          error={index === 0 ? error : undefined}
          name="typed"
          defaultValue={typed[index]}
          inputMode={unit === 'percent' || unit === 'taka' ? 'decimal' : 'numeric'}
          autoComplete="off"
        />
      ))}
    </div>
  );
};
