import type { ReactNode } from 'react';
import styles from './matrix-table.module.css';
import { TableFrame } from './table-frame.tsx';

type MatrixTableProps = {
  /** Head of the column with the row heads. */
  corner: string;
  columns: readonly {
    id: string;
    name: ReactNode;
    /** Column that a phone shows; only one is. */
    isShown: boolean;
    /** The column of today. */
    isToday: boolean;
  }[];
  /** A cell for each column, in their order. */
  rows: readonly { id: string; name: ReactNode; cells: readonly ReactNode[] }[];
};

/** Table of rows by days; a phone shows one of the days. */
export const MatrixTable = ({ corner, columns, rows }: MatrixTableProps) => (
  <TableFrame
    className={`${styles.matrix} num`}
    heads={
      <>
        <th scope="col">{corner}</th>
        {columns.map(({ id, name, isShown, isToday }) => (
          <th
            key={id}
            scope="col"
            data-shown={isShown || undefined}
            aria-current={isToday ? 'date' : undefined}
          >
            {name}
          </th>
        ))}
      </>
    }
  >
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          <th scope="row">{row.name}</th>
          {columns.map(({ id, isShown }, at) => (
            <td key={id} data-shown={isShown || undefined}>
              {row.cells[at]}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </TableFrame>
);
