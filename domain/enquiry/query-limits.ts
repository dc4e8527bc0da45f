import { longestName } from '../identity/person-name.ts';

/** Letters of what a query holds, at most. */
export const longest = { name: longestName, subject: 150, message: 5_000 } as const;
