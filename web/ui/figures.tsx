import type { ReactNode } from 'react';
import styles from './figures.module.css';

type Figure = { label: string; value: ReactNode; more?: ReactNode };

/** Row of counts and amounts, each large above its label. */
export const Figures = ({ figures }: { figures: readonly Figure[] }) => (
  <dl className={`${styles.figures} num`}>
    {figures.map(({ label, value, more }) => (
      <div key={label} className={`tile ${styles.figure}`}>
        <dt className="muted small">{label}</dt>
        <dd>
          <b>{value}</b>
          {more && <span className="muted small">{more}</span>}
        </dd>
      </div>
    ))}
  </dl>
);
