import type { ProblemCode } from '@poth/domain/problem.ts';
import { type CallTag, problemsIn } from '@poth/domain/contract.ts';
import type { ContractDescription } from './contract-description.ts';

type Operation = { operationId: string; tags: [CallTag]; responses: Parameters<typeof problemsIn>[0] };

/** A call as its declaration has it. */
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
 * Finds the described call behind the path of a request; one with a fixed name comes before one with a parameter.
 * Addresses that differ by the name of a parameter alone are one.
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

/** The methods that an address takes, as the header Allow lists them: what can be read can be asked for by HEAD too. */
export const allowedMethods = ({ methods }: KnownCall): string[] => [
  ...methods.keys(),
  ...(methods.has('GET') ? ['HEAD'] : []),
];

/** Finds the call behind a method of an address; what can be read can be asked for by HEAD too. */
export const declaredBy = ({ methods }: KnownCall, method: string): Declared | undefined =>
  methods.get(method === 'HEAD' ? 'GET' : method);

/** Whether a call answers a problem that its description does not name. */
export const isUndeclared = (call: KnownCall, method: string, code: ProblemCode): boolean => {
  const declared = declaredBy(call, method);
  return declared !== undefined && !declared.problems.has(code);
};

/** How a line of the log begins that tells of a problem which a description lacks. */
export const undeclaredMark = 'undeclared problem:';
