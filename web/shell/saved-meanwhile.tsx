import { type ReactNode, useId } from 'react';
import { useText } from '../text/texts.ts';
import { Stack } from '../ui/layout.tsx';
import styles from './saved-meanwhile.module.css';
import { siteText } from './text.ts';

/**
 * Part of a form that somebody else saved meanwhile: shows what is saved now, beside what was typed. children: the saved
 * values, which the form does not send.
 */
export const SavedMeanwhile = ({ children }: { children: ReactNode }) => {
  const t = useText(siteText).savedMeanwhile;
  const id = useId();
  return (
    <Stack as="section" className={styles.saved} aria-labelledby={id}>
      <b id={id}>{t.title}</b>
      <p className="small">{t.says}</p>
      {children}
    </Stack>
  );
};
