import { type FormEvent, useState } from 'react';
import { readSetting, settingSays, type SettingTyped } from '@poth/domain/settings-typed.ts';
import { Form } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { AskFirst } from '../ui/ask-first.tsx';
import { Button } from '../ui/button.tsx';
import { SettingFields } from './setting-fields.tsx';
import type { SettingView } from './settings-view.ts';
import { settingsText } from './text.ts';
import styles from './settings.module.css';

type SettingRowProps = {
  setting: SettingView;
  /** Where this one was refused: what was typed and why. */
  refused: { typed: SettingTyped; error: string } | undefined;
  busy: boolean;
};

/** One setting: what holds now, who set it, and the form that sets it anew; it says what the typed value would mean. */
export const SettingRow = ({ setting, refused, busy }: SettingRowProps) => {
  const t = useText(settingsText);
  const language = useLanguage();
  const { key, label, value, version } = setting;
  const [would, setWould] = useState<string>();
  const preview = (event: FormEvent<HTMLFormElement>) => {
    const read = readSetting(key, new FormData(event.currentTarget).getAll('typed').map(String));
    setWould('value' in read ? settingSays(key, read.value, language) : undefined);
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
      <AskFirst label={t.change} open={refused !== undefined}>
        <Form method="post" noValidate preventScrollReset onChange={preview}>
          <input type="hidden" name="key" value={key} />
          <input type="hidden" name="version" value={version} />
          <SettingFields setting={setting} typed={refused?.typed ?? setting.typed} error={refused?.error} />
          <p className="small" aria-live="polite">
            {would}
          </p>
          <Button type="submit" look="green" busy={busy}>
            {t.save}
            <span className="visually-hidden">{t.ofWhat(label)}</span>
          </Button>
        </Form>
      </AskFirst>
    </li>
  );
};
