import { type BoundCalls, bindCalls } from './bind-calls.ts';
import * as nouns from './calls.ts';
import type { Deps } from './deps.ts';

/** Portal: all that can be asked of Poth, by noun. Web and API call this and nothing else. */
export type Portal = { readonly [Noun in keyof typeof nouns]: BoundCalls<(typeof nouns)[Noun]> };

/** Opens the calls of every noun over the world. Problems: those of each call's gate, of bad input, and its own. */
export const buildPortal = (deps: Deps): Portal => bindCalls(nouns, deps);
