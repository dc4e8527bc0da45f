import type { CSSProperties } from 'react';
import type { ReportView } from './report-view.ts';
import styles from './report.module.css';

type DayColumnsProps = { chart: ReportView['chart']; title: string };

/** Chart with a column for each day, and lines at the highest amount and its half; the table below has the figures. */
export const DayColumns = ({ chart: { columns, most, half, says }, title }: DayColumnsProps) => (
  <figure className={`${styles.chart} num`} role="img" aria-label={`${title}. ${says}`}>
    <div className={styles.lines} aria-hidden="true">
      <span>{most}</span>
      <span>{half}</span>
    </div>
    <ol className={styles.columns} aria-hidden="true" data-many={columns.length > 40 || undefined}>
      {columns.map(({ day, label, second, share }) => (
        <li key={day} data-second={second || undefined} style={{ '--share': `${share}%` } as CSSProperties}>
          <i />
          {label && <span>{label}</span>}
        </li>
      ))}
    </ol>
  </figure>
);
