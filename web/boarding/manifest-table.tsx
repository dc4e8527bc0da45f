import type { ManifestColumn } from '@poth/domain/boarding/manifest-table.ts';
import type { ReactNode } from 'react';
import { Badge, type Tone } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Section } from '../ui/section.tsx';
import styles from './manifest.module.css';
import type { ManifestView } from './manifest-view.ts';

type Line = ManifestView['stops'][number]['lines'][number];
type ManifestTableProps = { stop: ManifestView['stops'][number]; columns: ManifestView['columns'] };

const tones: Partial<Record<Line['state'], Tone>> = { issued: 'quiet', 'no-show': 'off', kept: 'late' };

const contentOf = (column: ManifestColumn, { cells, state, tel }: Line): ReactNode => {
  const text = cells[column];
  if (column === 'seat') return <b>{text}</b>;
  if (column === 'state') return <Badge tone={tones[state]}>{text}</Badge>;
  if (column !== 'phone') return text;
  return tel ? (
    <a className="link link-alone" href={tel}>
      {text}
    </a>
  ) : (
    ''
  );
};

/** Table of the passengers who board at one stop. */
export const ManifestTable = ({ stop, columns }: ManifestTableProps) => (
  <Section look="plain" data-stop={stop.stopNo} className={`${styles.stop} num`} title={stop.heading}>
    <DataTable
      caption={stop.heading}
      className={styles.table}
      rows={stop.lines}
      rowKey={({ key }) => key}
      columns={columns.map(({ column, label }) => ({
        head: label,
        className: styles[column],
        area: column,
        cell: (line: Line) => contentOf(column, line),
      }))}
    />
  </Section>
);
