import type { z } from 'zod';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { GateName } from '@poth/domain/identity/gate.ts';
import type { ProblemCode } from '@poth/domain/problem.ts';
import type { Deps } from './deps.ts';
import type { PortalBrowser } from './http/env.ts';

/** Services and caller of a use case. */
export type Context = { deps: Deps; actor: Visitor };

/** The context of a call that reads or sets the cookies of the caller's browser. */
export type BrowserContext = Context & { browser: PortalBrowser };

type Terms = {
  /** Gate before the call. Rights to single things are checked behind it, by the policies of domain/identity/policy.ts. */
  gate: GateName;
  /** Problems that the call raises itself, in addition to those of its gate and of bad input. */
  problems?: readonly ProblemCode[];
  /** Problem where the input cannot be read: not-found for a malformed id in the address of a page. */
  unreadable?: 'not-found';
  /**
   * Allows answers from a replica, up to a second old: for calls that write nothing and on which no decision about
   * seats or money depends. A caller who has just written is answered by the database itself.
   */
  mayReadBehind?: true;
  /**
   * Includes trips that have moved to the archive: `together` with the others, for lists and sums, or `where-missing`,
   * once nothing was found without it. For calls that write nothing of a trip.
   */
  readsArchive?: 'together' | 'where-missing';
};

/** Terms on which a use case is called. `input`: schema of its input; a call without one takes none. */
export type CallTerms<Input extends z.ZodType | undefined, NeedsBrowser extends boolean> = Terms & {
  input: Input;
  problems: readonly ProblemCode[];
  needsBrowser: NeedsBrowser;
};

type Taken<Input> = Input extends z.ZodType ? [input: z.output<Input>] : [];
type Contexts = { false: Context; true: BrowserContext };

type Run<Input, Answer, NeedsBrowser extends boolean> = (
  context: Contexts[`${NeedsBrowser}`],
  ...taken: Taken<Input>
) => Answer;

/** A use case with its terms: other use cases run it directly, the portal runs it behind gate and parsing. */
export type Call<Input extends z.ZodType | undefined, Answer, NeedsBrowser extends boolean> = Run<
  Input,
  Answer,
  NeedsBrowser
> & { readonly terms: CallTerms<Input, NeedsBrowser> };

/**
 * Declares a use case that pages and API may call. Gate, input and problems are declared only here; portal, rights and
 * parsing follow from them. Name the function after the constant: traces and the log show it.
 */
export const call = <Answer, const Input extends z.ZodType | undefined = undefined>(
  terms: Terms & { input?: Input },
  run: Run<Input, Answer, false>,
): Call<Input, Answer, false> =>
  Object.assign(run, {
    terms: { problems: [], ...terms, input: terms.input as Input, needsBrowser: false as const },
  });

/** Declares a use case like `call`, which also needs the caller's browser, for its cookies. */
export const browserCall = <Answer, const Input extends z.ZodType | undefined = undefined>(
  terms: Terms & { input?: Input },
  run: Run<Input, Answer, true>,
): Call<Input, Answer, true> =>
  Object.assign(run, {
    terms: { problems: [], ...terms, input: terms.input as Input, needsBrowser: true as const },
  });
