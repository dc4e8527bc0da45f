import type { z } from 'zod';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { GateName } from '@poth/domain/identity/gate.ts';
import type { ProblemCode } from '@poth/domain/problem.ts';
import type { Deps } from './deps.ts';
import type { PortalBrowser } from './http/env.ts';

/** The world of a use case, and who asks. */
export type Context = { deps: Deps; actor: Visitor };

/** The context of a call that reads or sets the cookies of the caller's browser. */
export type BrowserContext = Context & { browser: PortalBrowser };

type Terms = {
  /** Gate before the call; whose things may be touched behind it, the use case asks of domain/identity/policy.ts. */
  gate: GateName;
  /** The problems that it raises itself: those of its gate and of bad input come with them. */
  problems?: readonly ProblemCode[];
  /** The problem where its input cannot be read; an id in the address of a page that is none is not found. */
  unreadable?: 'not-found';
  /**
   * Whether it may be answered from a replica, which is up to a second behind: for calls that write nothing and that no
   * decision about seats or money is made from. Who has just written something is answered by the database itself.
   */
  mayReadBehind?: true;
  /**
   * How it reads trips that have moved to the archive: together with the others, for lists and sums, or where-missing, once it
   * has found nothing without. For calls that write nothing of a trip.
   */
  readsArchive?: 'together' | 'where-missing';
};

/** The terms on which a use case is called. input: what it takes; a call without one takes nothing. */
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

/** A use case with its terms: run as it is by other use cases, behind gate and parsing through the portal. */
export type Call<Input extends z.ZodType | undefined, Answer, NeedsBrowser extends boolean> = Run<
  Input,
  Answer,
  NeedsBrowser
> & { readonly terms: CallTerms<Input, NeedsBrowser> };

/**
 * Declares a use case that pages and API may call: gate, input and problems stand here and nowhere else; portal, rights
 * and parsing follow from them. Name the function after the constant: traces and the log show it.
 */
export const call = <Answer, const Input extends z.ZodType | undefined = undefined>(
  terms: Terms & { input?: Input },
  run: Run<Input, Answer, false>,
): Call<Input, Answer, false> =>
  Object.assign(run, {
    terms: { problems: [], ...terms, input: terms.input as Input, needsBrowser: false as const },
  });

/** Declares a use case like call() that needs the browser of who asks, for its cookies. */
export const browserCall = <Answer, const Input extends z.ZodType | undefined = undefined>(
  terms: Terms & { input?: Input },
  run: Run<Input, Answer, true>,
): Call<Input, Answer, true> =>
  Object.assign(run, {
    terms: { problems: [], ...terms, input: terms.input as Input, needsBrowser: true as const },
  });
