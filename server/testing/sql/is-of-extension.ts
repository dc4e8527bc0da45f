/** Condition that a table or view was brought by an extension, as a cluster's are, and by no migration; oid: its own in SQL. */
export const isOfExtension = (oid: string): string =>
  `exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = ${oid} and d.deptype = 'e')`;
