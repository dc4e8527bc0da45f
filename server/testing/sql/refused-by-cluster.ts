import { tablesAt } from '../../db/placement.ts';

const ofTrips = new Set([...tablesAt('trip'), ...tablesAt('book')]);
const distributed = new Set([...ofTrips, ...tablesAt('everywhere')]);

/** Finds where the parenthesis is closed that opens at an index. */
export const endOf = (text: string, from: number): number => {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')' && --depth === 0) return at;
  }
  return text.length;
};

/** Cuts a text from an index to the end of the surrounding part of the statement. */
const partFrom = (text: string, from: number): string => {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    if (text[at] === '(') depth += 1;
    if (text[at] === ')' && --depth < 0) return text.slice(from, at);
  }
  return text.slice(from);
};

/** Removes the subqueries of a text: their conditions are checked separately. */
const withoutSubqueries = (text: string): string => {
  const from = text.search(/\(\s*select\b/);
  return from < 0 ? text : withoutSubqueries(`${text.slice(0, from)}${text.slice(endOf(text, from) + 1)}`);
};

const schemas = new Set(['public', 'archive', 'with_archive']);
const schema = String.raw`(?:(?:${[...schemas].join('|')})\.)?`;
const nothingOf = new RegExp(
  String.raw`\b(exists|as(?: materialized)?|from)\s*\(\s*select\s+from\s+${schema}(\w+)`,
  'g',
);
const declared = new RegExp(
  String.raw`\b(?:from|join)\s+${schema}(\w+)(?:\s+(?:as\s+)?(\w+))?|,\s*${schema}(\w+)\s+(\w+)`,
  'g',
);

/** Tells whether a subquery refers to an outer row, or names its trip: it is then not planned separately. */
const isAboutRow = (subquery: string): boolean => {
  if (/\b(?:trip_id|book) = \$\d+/.test(subquery)) return true;
  const own = new Set([...subquery.matchAll(declared)].flatMap(([, ...names]) => names));
  return [...subquery.matchAll(/\b([a-z]\w*)"?\.\w+/g)].some(
    ([, name = '']) => !own.has(name) && !schemas.has(name),
  );
};

type Change = { table: string; sets: string; where: string; isUpsert: boolean };

/** Lists the updates, upserts and deletes of a statement: their assignments and conditions. */
const changesOf = (text: string): Change[] => {
  const changes: Change[] = [];
  for (const { 1: table = '', index } of text.matchAll(/\b(?:update|delete from)\s+(\w+)/g)) {
    const part = withoutSubqueries(partFrom(text, index));
    const [head = '', where = ''] = part.split(/\bwhere\b/);
    const sets = /\bset\b([^]*?)(?:\bfrom\b|$)/.exec(head)?.[1] ?? '';
    changes.push({ table, sets, where: where.split(/\breturning\b/)[0] ?? '', isUpsert: false });
  }
  for (const { 1: table = '', index } of text.matchAll(/\binsert into\s+(\w+)/g)) {
    const part = withoutSubqueries(partFrom(text, index));
    const updated = /\bdo update\s+set\b([^]*?)(?:\bwhere\b([^]*?))?(?:\breturning\b|$)/.exec(part);
    if (updated) changes.push({ table, sets: updated[1] ?? '', where: updated[2] ?? '', isUpsert: true });
  }
  return changes;
};

const span = String.raw`(?:interval '[^']*'|make_interval\(\w+ => \$?\d+(?:::\w+)?\))`;
/** Matches now() as a whole value, or moved by an interval that is no column. */
const plainMoment = new RegExp(String.raw`(?:=\s*|least\(\w+, )now\(\)(?: [+-] ${span})?(?!\s*[-+*/])`, 'g');

const inBranches = /\b(?:case\b[^]*?\bend\b|coalesce\([^()]*(?:\([^()]*\)[^()]*)*\))/g;
const isMoving = /\b(?:now|clock_timestamp|random|gen_random_uuid)\(\)/;
const isVolatile = /\b(?:clock_timestamp|random|gen_random_uuid)\(\)/;

const insideBranches = (text: string): boolean =>
  [...text.matchAll(inBranches)].some(([branch]) => isMoving.test(branch));

/**
 * Lists reasons why a cluster of Citus 13.2 refuses a statement, by its text, in Citus's own words where it has them. A
 * statement that it accepts has none; one that it refuses may have more than are found.
 */
export const refusalsOf = (statement: string): string[] => {
  const text = statement.replaceAll(/--.*$/gm, '');
  const found = new Set<string>();
  for (const { table, sets, where, isUpsert } of changesOf(text)) {
    if (!distributed.has(table)) continue;
    if (isUpsert && isMoving.test(sets))
      found.add('functions used in the DO UPDATE SET clause of INSERTs must be marked IMMUTABLE');
    else if (insideBranches(sets) || insideBranches(where))
      found.add('non-IMMUTABLE functions are not allowed in CASE or COALESCE statements');
    else if (isMoving.test(sets.replaceAll(plainMoment, '')))
      found.add('STABLE functions used in UPDATE queries cannot be called with column references');
    if (isVolatile.test(where))
      found.add('functions used in the WHERE clause of modification queries must not be VOLATILE');
  }
  for (const { 1: table = '', index } of text.matchAll(/\binsert into\s+(\w+)\s*\([^)]*\)\s*values\b/g))
    if (distributed.has(table) && /\(\s*select\b/.test(partFrom(text, index)))
      found.add('subqueries are not supported within INSERT queries');
  for (const { index } of text.matchAll(/\bfor (?:no key )?(?:update|share)\b/g)) {
    const before = text.slice(0, index);
    const part = before.slice(before.lastIndexOf('select'));
    const [, table = ''] = /\bfrom\s+(\w+)/.exec(part) ?? [];
    const [, joined = ''] = /\bjoin\s+(\w+)/.exec(part) ?? [];
    if ((ofTrips.has(table) || ofTrips.has(joined)) && !/\btrip_id = (?:\$\d+|given\.)/.test(part))
      found.add('could not run distributed query with FOR UPDATE/SHARE commands');
  }
  for (const { 1: how, 2: table = '', index } of text.matchAll(nothingOf)) {
    const subquery = text.slice(index, endOf(text, index));
    if (distributed.has(table) && !(how === 'exists' && (!ofTrips.has(table) || isAboutRow(subquery))))
      found.add('a column definition list is required for functions returning "record"');
  }
  for (const { index } of text.matchAll(/\bfrom\s+(?:unnest|jsonb_to_recordset|generate_series)\(/g)) {
    const part = partFrom(text, index);
    const asked = /\bexists\s*\(\s*select\b[^()]*?\bfrom\s+(\w+)/.exec(part);
    if (!asked || !ofTrips.has(asked[1] ?? '') || /\bjoin\s+\w+\s/.test(part.slice(0, asked.index))) continue;
    const question = part.slice(asked.index, endOf(part, asked.index));
    if (!/\btrip_id = \$\d+/.test(question))
      found.add(
        'correlated subqueries are not supported when the FROM clause contains a set returning function',
      );
  }
  return [...found];
};
