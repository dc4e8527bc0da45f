import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** Stack of folds. */
export const Folds = ({
  className = '',
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) => <div className={`${styles.folds} ${className}`}>{children}</div>;

type FoldProps = { summary: ReactNode; open?: boolean; children: ReactNode };

/** Collapsible tile; works without a script. */
export const Fold = ({ summary, open = false, children }: FoldProps) => (
  <details className={`tile ${styles.fold}`} open={open}>
    <summary>{summary}</summary>
    {children}
  </details>
);
