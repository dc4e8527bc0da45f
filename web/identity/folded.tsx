import type { ReactNode } from 'react';
import { Fold } from '../ui/fold.tsx';
import { Stack } from '../ui/layout.tsx';
import styles from './account.module.css';

type FoldedProps = { label: string; says: string; children: ReactNode };

/** Option that few people need, folded away under its question. */
export const Folded = ({ label, says, children }: FoldedProps) => (
  <Fold look="line" className={styles.folded} summary={label}>
    <Stack>
      <p className="small">{says}</p>
      {children}
    </Stack>
  </Fold>
);
