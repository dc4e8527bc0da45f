import { createConfig, lintFromString } from '@redocly/openapi-core';
import { expect, test } from 'vitest';
import { always, callTags, problemsIn } from '@poth/domain/contract.ts';
import type { ProblemCode } from '@poth/domain/problem.ts';
import { callsInBangla, developersText } from '@poth/web/developers/text.ts';
import { isCall } from '../bind-calls.ts';
import * as nouns from '../calls.ts';
import type { Portal } from '../portal.ts';
import { buildContract } from './api.ts';

type Operation = {
  operationId: string;
  summary: string;
  tags: string[];
  responses: Record<string, { description: string; content: Record<string, { schema: object }> }>;
};

/** Portal that is never called: the routes are known without requests. */
const noPortal = new Proxy({}, { get: () => ({}) }) as Portal;
const { calls, description } = buildContract(noPortal, 'http://localhost');

const operations = Object.entries(description.paths ?? {}).flatMap(([path, methods]) =>
  Object.entries(methods as Record<string, Operation>).map(([method, call]) => ({ path, method, call })),
);
const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);

test('what is served is described, and what is described is served', () => {
  const served = calls.routes.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`);
  expect(described.toSorted()).toEqual([...new Set(served)].toSorted());
});

test('the page for developers says in Bangla what each call does, and of none that is not there', () => {
  expect(Object.keys(callsInBangla).toSorted()).toEqual(described.toSorted());
});

test('each call has a name of its own and one group, which the page for developers names', () => {
  const ids = operations.map(({ call }) => call.operationId);
  expect(new Set(ids).size).toBe(operations.length);
  const groups = operations.map(({ call }) => call.tags);
  for (const group of groups) expect(group).toHaveLength(1);
  expect([...new Set(groups.flat())].toSorted()).toEqual(Object.keys(callTags).toSorted());
  expect(Object.keys(developersText.groups)).toEqual(Object.keys(callTags));
});

test('a call that can refuse a sender before it is made says so, whatever else has that status', () => {
  const signIn = description.paths?.['/auth/sign-in']?.post as Operation;
  expect(signIn.responses[403]).toMatchObject({ description: 'account-disabled, foreign-origin' });
});

test('every call says who may, what it takes in patterns that anybody can read, and what it answers', () => {
  for (const { path, method, call } of operations) {
    expect([path, method, Object.keys(call.responses)]).toEqual([
      path,
      method,
      expect.arrayContaining(['200', '422', '503', ...(method === 'get' ? [] : ['403', '413'])]),
    ]);
    expect(call.summary).toMatch(/^\p{Lu}/u);
  }
  const patterns = [...JSON.stringify(description).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)];
  for (const [, pattern = '""'] of patterns) expect(JSON.parse(pattern)).not.toMatch(/\/[a-z]*$/);
});

test('a problem is described with its code, its status and the fields that travel with it', () => {
  expect(description.components?.schemas?.SeatTakenProblem).toMatchObject({
    properties: {
      code: { enum: ['seat-taken'] },
      status: { enum: [409] },
      seats: { type: 'array', items: { type: 'string' } },
    },
    required: ['type', 'title', 'status', 'code', 'seats'],
  });
});

/** Problems that belong to no single call: any call may raise them, or the guards before the calls. */
const ofNoCall = new Set<ProblemCode>([...always, 'foreign-origin', 'too-large']);
const own = (codes: readonly ProblemCode[]) =>
  [...new Set(codes)].filter((code) => !ofNoCall.has(code)).toSorted();

test('a call of the contract that the portal has declares the problems that the contract names', () => {
  const declared = new Map(
    Object.values(nouns)
      .flatMap((noun: Readonly<Record<string, unknown>>) => Object.entries(noun))
      .flatMap(([verb, run]) => (isCall(run) ? [[verb, own(run.terms.problems)] as const] : [])),
  );
  const ofPortal = operations.filter(({ call }) => declared.has(call.operationId));
  expect(ofPortal.length).toBeGreaterThan(25);
  expect(ofPortal.map(({ call }) => [call.operationId, declared.get(call.operationId)])).toEqual(
    ofPortal.map(({ call }) => [call.operationId, own(problemsIn(call.responses))]),
  );
});

/** Redocly's complaints about addresses that the specification fixes. */
const fixedByTheSpecification = [
  'no-path-trailing-slash #/paths/~1available-bus~1search-data~1',
  'no-identical-paths #/paths/~1busProvider~1{id}',
  'no-ambiguous-paths #/paths/~1busProvider~1{id}',
];

test('the description keeps the rules that Redocly recommends, but for two addresses of the specification', async () => {
  const config = await createConfig({ extends: ['recommended'] });
  const source = JSON.stringify(description);
  const found = await lintFromString({ source, absoluteRef: 'openapi.json', config });
  const told = found.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`);
  expect(told.toSorted()).toEqual(fixedByTheSpecification.toSorted());
});

type Described = {
  format?: string;
  pattern?: string;
  properties?: Record<string, Described>;
  items?: Described;
};

/** Lists the patterns of the dates in what a call takes, by their place. */
const patternsOfDates = (schema: Described, at: string): [string, string][] => [
  ...(schema.format === 'date' ? [[at, schema.pattern ?? ''] satisfies [string, string]] : []),
  ...Object.entries(schema.properties ?? {}).flatMap(([name, of]) => patternsOfDates(of, `${at} ${name}`)),
  ...(schema.items ? patternsOfDates(schema.items, at) : []),
];

test('a date that a call takes is described as one that can be calculated with', () => {
  const dates = operations.flatMap(({ path, call }) => {
    const { parameters = [], requestBody } = call as unknown as {
      parameters?: { name: string; schema: Described }[];
      requestBody?: { content: Record<string, { schema: Described }> };
    };
    return [
      ...parameters.flatMap(({ name, schema }) => patternsOfDates(schema, `${path} ${name}`)),
      ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => patternsOfDates(schema, path)),
    ];
  });
  expect(dates.length).toBeGreaterThan(2);
  const days = ['1899-12-31', '1900-01-01', '2199-12-31', '2200-01-01', '9999-12-31'];
  for (const [at, pattern] of dates)
    expect([at, ...days.filter((day) => new RegExp(pattern).test(day))]).toEqual([
      at,
      '1900-01-01',
      '2199-12-31',
    ]);
});
