import styles from './plain-table.module.css';
import { Table, type TableProps } from './table-parts.tsx';

/** Table inside an article; it stays a table on a phone. */
export const PlainTable = <Row,>({ className = '', ...table }: TableProps<Row>) => (
  <Table className={`${styles.table} ${className}`} {...table} />
);
