import type { ReactNode } from 'react';
import { TableFrame, type TableFrameProps } from './table-frame.tsx';

/** Column of a table: its head, which labels the cell where rows are cards, and the cell of each row. */
export type Column<Row> = {
  head: string;
  cell: (row: Row) => ReactNode;
  /** num: digits of equal width; amount: the same digits, right-aligned. */
  kind?: 'num' | 'amount';
  /** Puts the cell below its label, as wide as the card, where rows are cards. */
  isWide?: boolean;
  /** Hides the head from sight, not from screen readers: a column of buttons. */
  isHeadHidden?: boolean;
  /** Marks the cell that names its row. */
  isRowHead?: boolean;
  /** Returns whether the cell is empty, to leave it out where rows are cards. */
  isEmpty?: (row: Row) => boolean;
  /** Text of the cell for screen readers, where its content says more or less. */
  spoken?: (row: Row) => string;
  className?: string | undefined;
  /** Grid area of the cell, where the table's styles lay each row out as a grid. */
  area?: string;
};

export type TableProps<Row> = Omit<TableFrameProps, 'heads' | 'children'> & {
  /** Columns; false stands for one that this reader is not shown. */
  columns: readonly (Column<Row> | false)[];
  rows: readonly Row[];
  rowKey: (row: Row) => string | number;
  /** Attributes of a row, data-…, for styles. */
  rowProps?: (row: Row) => Readonly<Record<`data-${string}`, string | boolean | undefined>>;
  /** Heading above consecutive rows that share it. */
  groupOf?: (row: Row) => string;
  foot?: ReactNode;
};

/** Class and attribute by which the styles tell kinds of cells apart. */
const looksOf = <Row,>({ kind, className }: Column<Row>) => ({
  className: [kind && 'num', className].filter(Boolean).join(' ') || undefined,
  'data-kind': kind,
});

const Cell = <Row,>({ column, row }: { column: Column<Row>; row: Row }) => {
  const content = column.cell(row);
  const isText = typeof content === 'string' || typeof content === 'number';
  if (column.isRowHead)
    return (
      <th scope="row" {...looksOf(column)} data-label={column.head}>
        {content}
      </th>
    );
  return (
    <td
      {...looksOf(column)}
      style={column.area ? { gridArea: column.area } : undefined}
      data-label={column.isHeadHidden ? undefined : column.head}
      data-wide={column.isWide}
      data-empty={column.isEmpty?.(row) || undefined}
      aria-label={column.spoken?.(row)}
    >
      {/* A single box beside its label, where rows are cards. */}
      {isText ? content : <div>{content}</div>}
    </td>
  );
};

/** Groups consecutive rows under their shared headings. */
const runsOf = <Row,>(rows: readonly Row[], groupOf: TableProps<Row>['groupOf']) => {
  const runs: { heading: string | undefined; rows: Row[] }[] = [];
  for (const row of rows) {
    const heading = groupOf?.(row);
    const last = runs.at(-1);
    if (last && last.heading === heading) last.rows.push(row);
    else runs.push({ heading, rows: [row] });
  }
  return runs;
};

/** Table with heads, rows and foot. DataTable and PlainTable have looks; a slip with its own names its class. */
export const Table = <Row,>({ columns, rows, rowKey, rowProps, groupOf, foot, ...rest }: TableProps<Row>) => {
  const shown = columns.filter((column) => column !== false);
  return (
    <TableFrame
      {...rest}
      heads={shown.map((column) => (
        <th key={column.head} scope="col" className={column.className} data-kind={column.kind}>
          {column.isHeadHidden ? <span className="visually-hidden">{column.head}</span> : column.head}
        </th>
      ))}
    >
      {runsOf(rows, groupOf).map(({ heading, rows: ofRun }) => (
        <tbody key={heading ?? ''}>
          {heading !== undefined && (
            <tr data-group>
              <th colSpan={shown.length} scope="rowgroup">
                {heading}
              </th>
            </tr>
          )}
          {ofRun.map((row) => (
            <tr key={rowKey(row)} {...rowProps?.(row)}>
              {shown.map((column) => (
                <Cell key={column.head} column={column} row={row} />
              ))}
            </tr>
          ))}
        </tbody>
      ))}
      {foot && <tfoot>{foot}</tfoot>}
    </TableFrame>
  );
};
