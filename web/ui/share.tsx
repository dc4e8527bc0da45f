import type { CSSProperties, ReactNode } from 'react';
import styles from './share.module.css';

/** Bar filled to a percentage (45%): the words around it say the same. */
export const Bar = ({ share }: { share: string }) => (
  <i className={styles.bar} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
);

/** Bar with its words beside it. */
export const Share = ({ share, children }: { share: string; children: ReactNode }) => (
  <span className={styles.share}>
    <Bar share={share} />
    <span>{children}</span>
  </span>
);
