import type { ComponentProps, ReactNode } from 'react';
import styles from './fold.module.css';

/** Stack of folds. */
export const Folds = ({
  className = '',
  children,
}: {
  className?: string | undefined;
  children: ReactNode;
}) => <div className={`${styles.folds} ${className}`}>{children}</div>;

type FoldProps = ComponentProps<'details'> & {
  summary: ReactNode;
  /** tile: a panel of its own; line: part of a panel; button: a step that few take. */
  look?: 'tile' | 'line' | 'button';
};

/** Collapsible part, with a chevron that turns when it opens; works without a script. */
export const Fold = ({ summary, look = 'tile', className = '', children, ...rest }: FoldProps) => (
  <details className={`${styles[look]} ${look === 'tile' ? 'tile' : ''} ${className}`} {...rest}>
    <summary className={look === 'button' ? 'btn btn-line' : undefined}>{summary}</summary>
    {children}
  </details>
);
