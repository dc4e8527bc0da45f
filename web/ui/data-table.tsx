import type { ReactNode } from 'react';
import styles from './data-table.module.css';
import { EmptyState } from './empty-state.tsx';
import { Table, type TableProps } from './table-parts.tsx';

type DataTableProps<Row> = TableProps<Row> & {
  /** Shown instead of a table that has no rows. */
  none?: ReactNode;
};

/** Table of a desk: on a phone each row becomes a card whose cells are labelled with the column heads. */
export const DataTable = <Row,>({ none, className = '', ...table }: DataTableProps<Row>) =>
  none && table.rows.length === 0 ? (
    <EmptyState>{none}</EmptyState>
  ) : (
    <Table className={`${styles.table} ${className}`} {...table} />
  );
