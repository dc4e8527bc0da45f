/** A page of a list: one row more than is shown tells whether another page follows. */
export type Paged<Row> = { rows: Row[]; page: number; more: boolean };

export const pageSize = 20;

/** Limit and offset of a page and the row after it. */
export const onPageOf = (page: number): { limit: number; offset: number } => ({
  limit: pageSize + 1,
  offset: (page - 1) * pageSize,
});

export const pageOf = <Row>(rows: Row[], page: number): Paged<Row> => ({
  rows: rows.slice(0, pageSize),
  page,
  more: rows.length > pageSize,
});
