import { longestName } from '../identity/person-name.ts';

/** Longest fields of a query, in letters. */
export const longest = { name: longestName, subject: 150, message: 5_000 } as const;
