import { endOf } from './refused-by-cluster.ts';

/** Lists the subqueries of a statement, each with those inside it. */
const innerSelects = (text: string): string[] =>
  [...text.matchAll(/\(\s*select\b/g)].map(({ index }) => text.slice(index, endOf(text, index)));

const declares = /\b(?:from|join)\s+(\w+)(?:\s+(?!where\b|on\b|join\b|left\b|order\b)(\w+))?/g;
/** Matches tables that are whole on every machine. */
const everywhere = /\bfrom promo_use\b/;

/**
 * Lists where a subquery uses the trip of an outer row instead of the given trip: a cluster then asks every machine,
 * whatever that row's trip is.
 */
export const asksBesideRow = (text: string): string[] =>
  innerSelects(text).flatMap((select) => {
    const names = new Set([...select.matchAll(declares)].map(([, table, name]) => name ?? table));
    const outside = [...select.matchAll(/\btrip_id = (\w+)\.trip_id\b/g)].filter(
      ([, name]) => !names.has(name),
    );
    return everywhere.test(select) ? [] : outside.map(([same]) => same);
  });
