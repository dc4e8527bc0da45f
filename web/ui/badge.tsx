import type { ReactNode } from 'react';
import styles from './badge.module.css';

/** good: as it should be; late: needs a look; off: ended or wrong; quiet: nothing to do. */
export type Tone = 'good' | 'late' | 'off' | 'quiet';

/** State in one word, on a background in the colour of its tone. */
export const Badge = ({ tone = 'good', children }: { tone?: Tone | undefined; children: ReactNode }) => (
  <span className={styles.badge} data-tone={tone}>
    {children}
  </span>
);
