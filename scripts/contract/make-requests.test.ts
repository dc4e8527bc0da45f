import { expect, test } from 'vitest';
import { makeRequests } from './make-requests.ts';
import type { Call } from './read-contract.ts';

const without: Call = {
  name: 'POST /auth/sign-out',
  method: 'POST',
  path: '/auth/sign-out',
  parameters: [],
  body: null,
  answers: new Map(),
  takes: () => true,
};
const requestsTo = (call: Call) => makeRequests(call, {}, 200, 1);
const bodiesOf = (call: Call) =>
  Map.groupBy(requestsTo(call), ({ kind, body, raw }) => `${kind} ${body !== undefined || raw !== null}`);
const queriesOf = (call: Call) =>
  Map.groupBy(requestsTo(call), ({ kind, fields }) => `${kind} ${Object.keys(fields).length > 0}`);

test('a call without fields is sent what it does not ask for, by hostile requests alone', () => {
  expect([...bodiesOf(without).keys()].toSorted()).toEqual([
    'boundary false',
    'hostile false',
    'hostile true',
    'valid false',
  ]);
  expect([...queriesOf(without).keys()].toSorted()).toEqual([
    'boundary false',
    'hostile false',
    'hostile true',
    'valid false',
  ]);
});

test('a call that only reads gets no body: fetch could not send it', () => {
  const reading = { ...without, name: 'GET /api/waiting-rooms', method: 'GET' };
  expect([...bodiesOf(reading).keys()].toSorted()).toEqual([
    'boundary false',
    'hostile false',
    'valid false',
  ]);
  expect(queriesOf(reading).has('hostile true')).toBe(true);
});
