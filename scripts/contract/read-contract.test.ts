import { expect, test } from 'vitest';
import { readContract } from './read-contract.ts';

const [call] = readContract({
  paths: {
    '/available-bus/search-data/': {
      get: {
        parameters: [{ name: 'from', in: 'query', required: true, schema: { type: 'string' } }],
        responses: {},
      },
    },
  },
});

test('a request is allowed with the parameters that its call lists, and no other', () => {
  expect(call?.takes({ from: 'Dhaka' }, undefined)).toBe(true);
  expect(call?.takes({}, undefined)).toBe(false);
  expect(call?.takes({ from: 'Dhaka', unknown: '1' }, undefined)).toBe(false);
});
