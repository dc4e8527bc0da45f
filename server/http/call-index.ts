import type { ProblemCode } from '@poth/domain/problem.ts';
import { type CallTag, problemsIn } from '@poth/domain/contract.ts';
import type { ContractDescription } from './contract-description.ts';

type Operation = { operationId: string; tags: [CallTag]; responses: Parameters<typeof problemsIn>[0] };

/** A call, from its declaration. */
type Declared = { operationId: string; tag: CallTag; problems: ReadonlySet<ProblemCode> };

/** An address of the description, and the call behind each of its methods. */
export type KnownCall = { path: string; methods: ReadonlyMap<string, Declared> };

export type CallIndex = (path: string) => KnownCall | undefined;

const isMethod = (name: string): boolean => /^(get|post|put|patch|delete)$/.test(name);

const methodsOf = (operations: object) =>
  Object.entries(operations as Record<string, Operation>)
    .filter(([name]) => isMethod(name))
    .map(
      ([
        name,
        {
          operationId,
          tags: [tag],
          responses,
        },
      ]): [string, Declared] => [
        name.toUpperCase(),
        { operationId, tag, problems: new Set(problemsIn(responses)) },
      ],
    );

/**
 * Finds the described call of a request's path; a path with a fixed name takes precedence over one with a parameter.
 * Addresses that differ only in the name of a parameter count as one.
 */
export const indexCalls = ({ paths = {} }: Pick<ContractDescription, 'paths'>): CallIndex => {
  const patternOf = (path: string) => path.replaceAll('.', String.raw`\.`).replace(/\{\w+\}/g, '[^/]+');
  const calls = [...Map.groupBy(Object.entries(paths), ([path]) => patternOf(path))].map(
    ([pattern, ofPattern]) => ({
      path: ofPattern[0]?.[0] ?? '',
      methods: new Map(ofPattern.flatMap(([, operations]) => methodsOf(operations))),
      pattern: new RegExp(`^${pattern}$`),
    }),
  );
  const fixed = new Map(calls.filter(({ path }) => !path.includes('{')).map((call) => [call.path, call]));
  const inOrder = calls.toSorted((one, other) => one.path.split('{').length - other.path.split('{').length);
  return (path) => fixed.get(path) ?? inOrder.find(({ pattern }) => pattern.test(path));
};

/** Lists the methods of an address for the header Allow; an address with GET has HEAD too. */
export const allowedMethods = ({ methods }: KnownCall): string[] => [
  ...methods.keys(),
  ...(methods.has('GET') ? ['HEAD'] : []),
];

/** Finds the call of a method at an address; HEAD is answered by the call of GET. */
export const declaredBy = ({ methods }: KnownCall, method: string): Declared | undefined =>
  methods.get(method === 'HEAD' ? 'GET' : method);

/** Tells whether a problem that a call answers is missing in its description. */
export const isUndeclared = (call: KnownCall, method: string, code: ProblemCode): boolean => {
  const declared = declaredBy(call, method);
  return declared !== undefined && !declared.problems.has(code);
};

/** Start of a log line about a problem that is missing in a description. */
export const undeclaredMark = 'undeclared problem:';
