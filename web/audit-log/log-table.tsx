import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Table } from '../ui/table-parts.tsx';
import { logAddress } from './log-asked.ts';
import type { DetailRow, EntryView } from './log-view.ts';
import { logText } from './text.ts';
import styles from './audit-log.module.css';

const Detail = ({ rows }: { rows: readonly DetailRow[] }) => {
  const t = useText(logText).detail;
  const hasWas = rows.some(({ was }) => was !== null);
  return (
    <details className={styles.detail}>
      <summary className="link">{t.open}</summary>
      <Table
        rows={rows}
        rowKey={({ name }) => name}
        columns={[
          { head: t.name, isRowHead: true, cell: ({ name }) => name },
          hasWas && { head: t.was, cell: ({ was }) => was ?? '' },
          { head: hasWas ? t.became : t.value, cell: ({ value }) => value },
        ]}
      />
    </details>
  );
};

/** Table of entries of the log, each with its detail folded beneath it. */
export const LogTable = ({ entries }: { entries: readonly EntryView[] }) => {
  const { columns, title, chain, none } = useText(logText);
  return (
    <DataTable
      className={styles.table}
      caption={title}
      rows={entries}
      rowKey={({ id }) => id}
      none={none}
      columns={[
        { head: columns.when, kind: 'num', cell: ({ when }) => when },
        {
          head: columns.what,
          cell: ({ what, detail }) => (
            <>
              <b>{what}</b>
              {detail.length > 0 && <Detail rows={detail} />}
            </>
          ),
        },
        {
          head: columns.about,
          cell: ({ stream, about }) => (
            <LocalLink className={`link ${styles.about}`} to={logAddress({ about: stream })}>
              {about}
            </LocalLink>
          ),
        },
        { head: columns.who, cell: ({ who }) => who },
        {
          head: columns.entry,
          kind: 'num',
          cell: ({ stream, entryNo }) => (
            <LocalLink className={`link ${styles.about}`} to={logAddress({ about: stream }, { check: true })}>
              {entryNo} · {chain.check}
              <span className="visually-hidden">{chain.ofWhat(stream)}</span>
            </LocalLink>
          ),
        },
      ]}
    />
  );
};
