import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
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
      <table>
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            {hasWas && <th scope="col">{t.was}</th>}
            <th scope="col">{hasWas ? t.became : t.value}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, was, value }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {hasWas && <td>{was ?? ''}</td>}
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
};

const Row = ({ entry }: { entry: EntryView }) => {
  const t = useText(logText);
  return (
    <tr>
      <td data-label={t.columns.when} className="num">
        {entry.when}
      </td>
      <td data-label={t.columns.what}>
        <div>
          <b>{entry.what}</b>
          {entry.detail.length > 0 && <Detail rows={entry.detail} />}
        </div>
      </td>
      <td data-label={t.columns.about}>
        <LocalLink className={`link ${styles.about}`} to={logAddress({ about: entry.stream })}>
          {entry.about}
        </LocalLink>
      </td>
      <td data-label={t.columns.who}>{entry.who}</td>
      <td data-label={t.columns.entry} className="num">
        <LocalLink
          className={`link ${styles.about}`}
          to={logAddress({ about: entry.stream }, { check: true })}
        >
          {entry.entryNo} · {t.chain.check}
          <span className="visually-hidden">{t.chain.ofWhat(entry.stream)}</span>
        </LocalLink>
      </td>
    </tr>
  );
};

/** Entries of the log, each with its detail folded beneath it. */
export const LogTable = ({ entries }: { entries: readonly EntryView[] }) => {
  const { columns, title } = useText(logText);
  const heads = [columns.when, columns.what, columns.about, columns.who, columns.entry];
  return (
    <table className={`desk-table ${styles.table}`}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {entries.map((entry) => (
          <Row key={entry.id} entry={entry} />
        ))}
      </tbody>
    </table>
  );
};
