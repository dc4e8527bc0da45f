import type { Actor } from '@poth/domain/account/actor.ts';
import { type GateName, gates } from '@poth/domain/account/gate.ts';
import { Problem } from '@poth/domain/problem.ts';

// A use case's own types pass through; here only its first argument matters.
// oxlint-disable-next-line typescript/no-explicit-any -- parameters are compared one way only with any
type Call = (...input: any[]) => unknown;
type Calls = Record<string, Record<string, Call>>;

/** Only a call that hears who asks can be closed to anybody. */
type GateFor<C extends Call> =
  Parameters<C> extends [infer First, ...unknown[]]
    ? [First] extends [Actor]
      ? GateName
      : 'everybody'
    : 'everybody';

/** For every call of the portal, by its noun and verb, who may come at all: one that is missing does not compile. */
export type GateTable<P extends Calls> = {
  readonly [Noun in keyof P]: { readonly [Verb in keyof P[Noun]]: GateFor<P[Noun][Verb]> };
};

const keep =
  (gate: GateName, call: Call, now: () => Date): Call =>
  (...input) => {
    const refusal = gates[gate](input[0] as Actor, now());
    if (refusal) return Promise.reject(new Problem(refusal));
    return call(...input);
  };

/** Puts its gate before every call. Problems: those of the gates (GateAnswer). */
export const gated = <P extends Calls>(calls: P, table: GateTable<P>, now: () => Date): P =>
  Object.fromEntries(
    Object.entries(calls).map(([noun, verbs]) => [
      noun,
      Object.fromEntries(
        Object.entries(verbs).map(([verb, call]) => {
          const gate: GateName | undefined = table[noun]?.[verb];
          if (!gate) throw new Error(`nothing says who may call ${noun}.${verb}`);
          return [verb, gate === 'everybody' ? call : keep(gate, call, now)];
        }),
      ),
    ]),
  ) as P;
