import { type FormEvent, useState } from 'react';
import {
  readSetting,
  type SettingFault,
  settingSentence,
  type SettingTyped,
} from '@poth/domain/settings-typed.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ConfirmStep } from '../ui/confirm-step.tsx';
import { SettingFields } from './setting-fields.tsx';
import type { SettingView } from './settings-view.ts';
import { settingsText } from './text.ts';
import styles from './settings.module.css';

type SettingRowProps = {
  setting: SettingView;
  /** Answer to the form of this setting. */
  answer: Refused<{ key: string; typed: SettingTyped }> | undefined;
};

/** Row of one setting: its value, who set it, and the form that changes it, which says what the typed value would mean. */
export const SettingRow = ({ setting, answer }: SettingRowProps) => {
  const t = useText(settingsText);
  const language = useLanguage();
  const { key, label, value, version } = setting;
  const [would, setWould] = useState<string>();
  const fault = faultsOf(answer?.problem).value as SettingFault | undefined;
  const preview = (event: FormEvent<HTMLFormElement>) => {
    const read = readSetting(key, new FormData(event.currentTarget).getAll('typed').map(String));
    setWould('value' in read ? settingSentence(key, read.value, language) : undefined);
  };
  return (
    <li className={styles.setting} id={key}>
      <div className={styles.now}>
        <h3>{label}</h3>
        <b className="num">{setting.unit === 'tiers' ? null : value}</b>
      </div>
      <p className="small">{setting.says}</p>
      {key === 'demonstration' && <p className="small muted">{t.demonstration}</p>}
      <p className="small muted">{setting.changed ?? t.delivered}</p>
      <ConfirmStep label={t.change} open={answer !== undefined}>
        <ActionForm answer={answer} hiddenFields={{ key, version }} onChange={preview}>
          <SettingFields
            setting={setting}
            typed={answer?.typed.typed ?? setting.typed}
            error={fault && t.faults[fault]}
          />
          <p className="small" aria-live="polite">
            {would}
          </p>
          <SubmitButton look="green" of={t.ofWhat(label)}>
            {t.save}
          </SubmitButton>
        </ActionForm>
      </ConfirmStep>
    </li>
  );
};
