import type { ManifestColumn } from '@poth/domain/boarding/manifest-table.ts';
import type { ReactNode } from 'react';
import type { ManifestView } from './manifest-view.ts';
import styles from './manifest.module.css';

type Line = ManifestView['stops'][number]['lines'][number];
type ManifestTableProps = { stop: ManifestView['stops'][number]; columns: ManifestView['columns'] };

const tones: Partial<Record<Line['state'], string>> = {
  issued: 'quiet',
  'no-show': 'off',
  kept: 'late',
};

const contentOf = (column: ManifestColumn, { cells, state, tel }: Line): ReactNode => {
  const text = cells[column];
  if (column === 'seat') return <b>{text}</b>;
  if (column === 'phone')
    return tel ? (
      <a className={`link ${styles.call}`} href={tel}>
        {text}
      </a>
    ) : null;
  if (column === 'state')
    return (
      <span>
        <span className="desk-state" data-tone={tones[state]}>
          {text}
        </span>
      </span>
    );
  return text;
};

/** Table of the passengers who board at one stop. */
export const ManifestTable = ({ stop, columns }: ManifestTableProps) => (
  <section className={styles.stop} aria-labelledby={`manifest-stop-${stop.stopNo}`}>
    <h2 id={`manifest-stop-${stop.stopNo}`} className="num">
      {stop.heading}
    </h2>
    <table className="desk-table num">
      <thead>
        <tr>
          {columns.map(({ column, label }) => (
            <th key={column} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {stop.lines.map((line) => (
          <tr key={line.key}>
            {columns.map(({ column, label }) => (
              <td key={column} data-label={label} data-column={column}>
                {contentOf(column, line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
