import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Shown instead of an empty list: says that there is nothing, and what to do about it. */
export const EmptyState = ({ children, action }: { children: ReactNode; action?: ReactNode }) => (
  <div className={`card ${styles.empty}`}>
    <p>{children}</p>
    {action}
  </div>
);
