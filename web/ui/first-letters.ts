import { clustersOf } from './bengali-clusters.ts';
import clusters from './fonts/first-clusters.json' with { type: 'json' };

const known = new Set(clusters.split(' '));

/**
 * Whether the file of a first visit to the home page draws all Bengali of a text: it holds the conjuncts of the page as
 * it is delivered, and would draw others in pieces. Made by scripts/subset-fonts.ts.
 */
export const firstLettersSuffice = (text: string): boolean =>
  clustersOf(text).every((cluster) => known.has(cluster));
