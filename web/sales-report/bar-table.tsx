import { countText } from '@poth/domain/language.ts';
import type { CSSProperties } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import type { BarRow } from './report-view.ts';
import { reportText } from './text.ts';
import styles from './report.module.css';

type BarTableProps = {
  caption: string;
  /** Of the name, then of each cell. */
  heads: readonly string[];
  rows: readonly BarRow[];
};

const Rows = ({ caption, heads, rows }: BarTableProps) => (
  <table className={`desk-table num ${styles.table}`}>
    <caption className="visually-hidden">{caption}</caption>
    <thead>
      <tr>
        {heads.map((head, at) => (
          <th key={head} scope="col" className={at > 0 ? 'amount' : undefined}>
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ name, share, cells }, at) => (
        <tr key={`${at} ${name}`}>
          <td data-label={heads[0]}>
            <span className={styles.name}>
              {name}
              <i aria-hidden="true" style={{ '--share': `${share}%` } as CSSProperties} />
            </span>
          </td>
          {cells.map((cell, column) => (
            <td key={heads[column + 1]} data-label={heads[column + 1]} className="amount">
              {column === cells.length - 1 ? <b>{cell}</b> : cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const shownAtFirst = 8;

/** Rows with a bar under each name: the table says in figures what the bars show. Beyond eight, the others on demand. */
export const BarTable = ({ rows, ...rest }: BarTableProps) => {
  const t = useText(reportText);
  const language = useLanguage();
  const more = rows.slice(shownAtFirst);
  return (
    <>
      <Rows rows={rows.slice(0, shownAtFirst)} {...rest} />
      {more.length > 0 && (
        <details className={styles.details}>
          <summary>{t.more(countText(more.length, language))}</summary>
          <Rows rows={more} {...rest} />
        </details>
      )}
    </>
  );
};

/** The same with every row, for what is asked for as a table. */
export const WholeTable = Rows;
