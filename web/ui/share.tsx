import type { CSSProperties, ReactNode } from 'react';
import styles from './share.module.css';

/** Bar that is filled by a share (45%); tone: above says that it is over its limit. */
export const Bar = ({ share, tone }: { share: string; tone?: 'above' | undefined }) => (
  <i
    className={styles.bar}
    data-tone={tone}
    style={{ '--share': share } as CSSProperties}
    aria-hidden="true"
  />
);

/** Bar that is filled by a share (45%), with its words beside it. */
export const Share = ({ share, children }: { share: string; children: ReactNode }) => (
  <span className={styles.share}>
    <Bar share={share} />
    <span>{children}</span>
  </span>
);
