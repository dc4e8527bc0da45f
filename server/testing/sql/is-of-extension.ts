/** SQL condition that a table or view belongs to an extension, as a cluster's own, and to no migration; `oid`: its oid as SQL. */
export const isOfExtension = (oid: string): string =>
  `exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = ${oid} and d.deptype = 'e')`;
