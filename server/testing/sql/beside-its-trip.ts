import { endOf } from './refused-by-cluster.ts';

/** Lists the selects in brackets of a statement, each with those inside it. */
const innerSelects = (text: string): string[] =>
  [...text.matchAll(/\(\s*select\b/g)].map(({ index }) => text.slice(index, endOf(text, index)));

const declares = /\b(?:from|join)\s+(\w+)(?:\s+(?!where\b|on\b|join\b|left\b|order\b)(\w+))?/g;
/** These are whole on every machine. */
const everywhere = /\bfrom promo_use\b/;

/**
 * Lists where a select in brackets asks for the trip of a row outside of it, and not for the trip as it was given: a cluster then
 * asks every machine, whatever the row's own trip is.
 */
export const asksBesideRow = (text: string): string[] =>
  innerSelects(text).flatMap((select) => {
    const names = new Set([...select.matchAll(declares)].map(([, table, name]) => name ?? table));
    const outside = [...select.matchAll(/\btrip_id = (\w+)\.trip_id\b/g)].filter(
      ([, name]) => !names.has(name),
    );
    return everywhere.test(select) ? [] : outside.map(([same]) => same);
  });
