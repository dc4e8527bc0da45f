import type { ReactNode } from 'react';
import { Stack } from '../ui/layout.tsx';
import styles from './account.module.css';

type FoldedProps = { label: string; says: string; children: ReactNode };

/** Option that few people need, folded away under its question. */
export const Folded = ({ label, says, children }: FoldedProps) => (
  <details className={styles.folded}>
    <summary className="link">{label}</summary>
    <Stack>
      <p className="small">{says}</p>
      {children}
    </Stack>
  </details>
);
