import type { ComponentProps } from 'react';
import { ActionForm } from '../shell/action-form.tsx';
import { withWayBack } from '../shell/way-back.ts';
import { localPath, useLanguage } from '../text/language.ts';
import { accountFaultText } from './faults.ts';
import styles from './account.module.css';

type AccountFormProps<Typed> = ComponentProps<typeof ActionForm<Typed>> & {
  /** Page whose action answers, without the prefix of the language. */
  path: string;
  /** Page to open after sign-in. */
  to?: string | null;
};

/** Form of a sign-in page; its address keeps the page to return to and no token of a link. */
export const AccountForm = <Typed,>({ path, to = null, ...form }: AccountFormProps<Typed>) => {
  const language = useLanguage();
  return (
    <ActionForm
      replace
      autoComplete="on"
      action={localPath(language, withWayBack(path, to))}
      says={(fault) => accountFaultText(fault, language)}
      className={styles.form}
      {...form}
    />
  );
};
