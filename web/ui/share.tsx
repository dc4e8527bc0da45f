import type { CSSProperties, ReactNode } from 'react';
import styles from './share.module.css';

/** Bar filled to a percentage (45%), with its words beside it. */
export const Share = ({ share, children }: { share: string; children: ReactNode }) => (
  <span className={styles.share}>
    <i style={{ '--share': share } as CSSProperties} aria-hidden="true" />
    <span>{children}</span>
  </span>
);
