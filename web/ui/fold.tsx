import type { ReactNode } from 'react';
import styles from './fold.module.css';

/** Folds below each other. */
export const Folds = ({
  className = '',
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) => <div className={`${styles.folds} ${className}`}>{children}</div>;

type FoldProps = { summary: ReactNode; open?: boolean; children: ReactNode };

/** Tile that opens to show more; works without a script. */
export const Fold = ({ summary, open = false, children }: FoldProps) => (
  <details className={`tile ${styles.fold}`} open={open}>
    <summary>{summary}</summary>
    {children}
  </details>
);
