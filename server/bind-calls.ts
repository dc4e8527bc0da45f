import type { z } from 'zod';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { gates } from '@poth/domain/identity/gate.ts';
import { always } from '@poth/domain/contract.ts';
import { isProblem, Problem, type ProblemCode } from '@poth/domain/problem.ts';
import type { BrowserContext, Call, Context } from './call.ts';
import { isReplicaFault } from './db/replica.ts';
import type { Deps } from './deps.ts';
import { undeclaredMark } from './http/call-index.ts';
import type { PortalBrowser } from './http/env.ts';
import { isOfErasedAccount, withoutErased } from './identity/erased-meanwhile.ts';
import { refusalNameOf, refusalNotes } from './note-refusals.ts';
import { readInput } from './read-input.ts';
import { withInnerSpan } from './tracing/spans.ts';

// Parameters of contexts and inputs are compared in one direction only, so that every call is assignable to this type.
// oxlint-disable-next-line typescript/no-explicit-any -- parameters are compared one way only with any
type AnyCall = Call<any, any, any>;
type Module = Readonly<Record<string, unknown>>;

type InputOf<C extends AnyCall> = C['terms']['input'];
type Given<Input> = Input extends z.ZodType
  ? undefined extends z.input<Input>
    ? [input?: z.input<Input>]
    : [input: z.input<Input>]
  : [];
type Browser<C extends AnyCall> = C['terms']['needsBrowser'] extends true ? [browser: PortalBrowser] : [];

/** A call as pages and API make it: with the visitor, its input, and the browser where it needs one. */
export type BoundCall<C extends AnyCall> = (
  actor: Visitor,
  ...rest: [...Given<InputOf<C>>, ...Browser<C>]
) => Promise<Awaited<ReturnType<C>>>;

export type BoundCalls<M extends Module> = {
  readonly [Verb in keyof M as M[Verb] extends AnyCall ? Verb : never]: M[Verb] extends AnyCall
    ? BoundCall<M[Verb]>
    : never;
};

/** Tells a declared call from the other values of a module. */
export const isCall = (value: unknown): value is AnyCall => typeof value === 'function' && 'terms' in value;

/** Lists the problems that a call may raise behind its gate; rights to a single thing are checked there too, by its policy. */
const declaredBy = ({ gate, problems, unreadable }: AnyCall['terms']): ReadonlySet<ProblemCode> =>
  new Set([
    ...always,
    ...(unreadable ? [unreadable] : []),
    ...problems,
    ...(gate === 'everybody' ? [] : (['sign-in-required', 'not-allowed'] as const)),
  ]);

const bind = (name: string, run: AnyCall, deps: Deps) => {
  const note = refusalNotes(deps);
  const {
    gate,
    input: schema,
    unreadable = 'invalid-input',
    needsBrowser,
    mayReadBehind,
    readsArchive,
  } = run.terms;
  const { replica, archive } = deps;
  const behind = mayReadBehind && replica && { ...deps, db: replica.db };
  const declared = declaredBy(run.terms);
  const withArchive = archive && { ...deps, db: archive.db };
  /** Runs the call on the replica where it may; a query that the replica cancels is repeated on the database. */
  const runOnSale = async (context: Context, browser: unknown, input: unknown): Promise<unknown> => {
    if (behind && context.actor.mayReadBehind && replica.isFollowing())
      try {
        return await run({ ...context, deps: behind }, input);
      } catch (thrown) {
        if (!isReplicaFault(thrown)) throw thrown;
      }
    return await run(needsBrowser ? ({ ...context, browser } as BrowserContext) : context, input);
  };
  /** Runs the call over the archive too, where it reads the archive and that has rows: at once, or only after not-found. */
  const runAsked = async (context: Context, browser: unknown, input: unknown): Promise<unknown> => {
    if (!readsArchive || !archive) return runOnSale(context, browser, input);
    const inBoth = (): unknown => run({ ...context, deps: withArchive ?? deps }, input);
    if (readsArchive === 'together')
      return (await archive.isFilled()) ? inBoth() : runOnSale(context, browser, input);
    return runOnSale(context, browser, input).catch(async (thrown: unknown) => {
      if (!isProblem(thrown) || thrown.code !== 'not-found' || !(await archive.isFilled())) throw thrown;
      return inBoth();
    });
  };
  return async (actor: Visitor, ...rest: unknown[]): Promise<unknown> => {
    const [given, browser] = schema ? rest : [undefined, ...rest];
    let refusal: ReturnType<(typeof gates)[typeof gate]> = null;
    const runAs = async (by: Visitor): Promise<unknown> => {
      refusal = gates[gate](by, deps.now());
      if (refusal) throw new Problem(refusal);
      const input = schema ? readInput(schema, given, unreadable) : undefined;
      return await withInnerSpan(name, () => runAsked({ deps, actor: by }, browser, input));
    };
    try {
      const answer = await runAs(actor).catch(async (thrown: unknown) => {
        if (!isOfErasedAccount(thrown)) throw thrown;
        // Run again without that account, the call refuses as it would have a moment later.
        return await runAs(await withoutErased(deps.db, actor));
      });
      deps.metrics.noteCall(name, 'answered');
      return answer;
    } catch (thrown) {
      deps.metrics.noteCall(name, isProblem(thrown) ? 'refused' : 'failed');
      if (isProblem(thrown)) {
        note(refusalNameOf(thrown), name, actor);
        if (!refusal && !declared.has(thrown.code))
          deps.log(`${undeclaredMark} ${name} raises ${thrown.code}`);
      }
      throw thrown;
    }
  };
};

/** Puts gate and parsing before every call of the nouns; a refusal of a visitor is logged. */
export const bindCalls = <N extends Readonly<Record<string, Module>>>(
  nouns: N,
  deps: Deps,
): { readonly [Noun in keyof N]: BoundCalls<N[Noun]> } =>
  Object.fromEntries(
    Object.entries(nouns).map(([noun, module]) => [
      noun,
      Object.fromEntries(
        Object.entries(module)
          .filter(([, value]) => isCall(value))
          .map(([verb, run]) => [verb, bind(`${noun}.${verb}`, run as AnyCall, deps)]),
      ),
    ]),
  ) as unknown as { readonly [Noun in keyof N]: BoundCalls<N[Noun]> };
