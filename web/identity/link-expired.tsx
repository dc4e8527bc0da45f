import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { Alert } from '../ui/alert.tsx';
import styles from './account.module.css';

type LinkOverProps = {
  problem?: ProblemNote | undefined;
  /** Way to another link. */
  children: ReactNode;
};

/** Says that the link of a mail is no longer valid, or what else prevents it. */
export const LinkExpired = ({ problem = { code: 'link-expired', fields: {} }, children }: LinkOverProps) => (
  <div className={styles.form}>
    <Alert>{problemText(problem, useLanguage())}</Alert>
    {children}
  </div>
);
