import { countText } from '@poth/domain/language.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Fold } from '../ui/fold.tsx';
import { Bar } from '../ui/share.tsx';
import styles from './report.module.css';
import type { BarRow } from './report-view.ts';
import { reportText } from './text.ts';

type BarTableProps = {
  caption: string;
  /** Headings of the name and then of each cell. */
  heads: readonly string[];
  rows: readonly BarRow[];
  /** Shown where there are no rows. */
  none?: string;
};

/** Table with a bar under each name; its figures say what the bars show. */
export const WholeTable = ({ heads: [first = '', ...heads], ...table }: BarTableProps) => (
  <DataTable
    {...table}
    className={`num ${styles.table}`}
    rowKey={({ name, cells }) => [name, ...cells].join(' ')}
    columns={[
      {
        head: first,
        cell: ({ name, share }) => (
          <span className={styles.name}>
            {name}
            <Bar share={`${share}%`} />
          </span>
        ),
      },
      ...heads.map((head, at) => ({
        head,
        kind: 'amount' as const,
        cell: ({ cells }: BarRow) => (at === heads.length - 1 ? <b>{cells[at]}</b> : cells[at]),
      })),
    ]}
  />
);

/** Folds long content away behind a summary line. */
export const Folded = ({ label, children }: { label: string; children: ReactNode }) => (
  <Fold look="line" className={styles.details} summary={label}>
    {children}
  </Fold>
);

const shownAtFirst = 8;

/** Like `WholeTable`, with the first eight rows open and the others on demand. */
export const BarTable = ({ rows, ...table }: BarTableProps) => {
  const t = useText(reportText);
  const language = useLanguage();
  const more = rows.slice(shownAtFirst);
  return (
    <>
      <WholeTable rows={rows.slice(0, shownAtFirst)} {...table} />
      {more.length > 0 && (
        <Folded label={t.more(countText(more.length, language))}>
          <WholeTable rows={more} {...table} />
        </Folded>
      )}
    </>
  );
};
