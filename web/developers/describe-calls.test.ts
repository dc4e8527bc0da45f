import { expect, test } from 'vitest';
import { developersText } from './text.ts';
import { textIn } from '../text/texts.ts';
import { describeCalls } from './describe-calls.ts';

const schemas = {
  Bus: {
    type: 'object',
    required: ['From'],
    properties: {
      From: { type: 'string', maxLength: 200 },
      Fare: { anyOf: [{ type: 'number' }, { type: 'null' }] },
      Stop: { type: ['integer', 'null'], minimum: 0, maximum: 99 },
      Picture: { type: ['string', 'null'], format: 'uuid' },
    },
  },
};
const description = {
  components: { schemas },
  paths: {
    '/available-bus': {
      post: {
        tags: ['available-bus'],
        summary: "List a provider's bus",
        'x-who': 'operatorOwner',
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Bus' } } } },
        responses: {
          200: {
            description: 'Done',
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Bus' } } },
            },
          },
          409: { description: 'key-reused, operator-unverified' },
        },
      },
    },
    '/auth/session': { get: { tags: ['auth'], responses: { 200: { description: 'Done' } } } },
    '/users/{email}': {
      get: {
        tags: ['users'],
        parameters: [
          { name: 'email', in: 'path', required: true, schema: { type: 'string', maxLength: 200 } },
        ],
        responses: { 200: { description: 'Done' } },
      },
    },
  },
};

test('a call is told with what it takes, what it answers, who may and an example that can be copied', () => {
  const groups = describeCalls(description, 'https://poth.example');
  expect(groups.map(({ tag }) => tag)).toEqual(['auth', 'users', 'available-bus']);
  expect(groups[2]?.calls[0]).toMatchObject({
    name: 'POST /available-bus',
    who: 'operatorOwner',
    body: {
      type: 'application/json',
      shape: `{
  From: string ≤ 200
  Fare?: number | null
  Stop?: whole number 0–99 | null
  Picture?: uuid | null
}`,
    },
    problems: [{ status: '409', codes: ['key-reused', 'operator-unverified'] }],
    curl: [
      "curl -X POST 'https://poth.example/available-bus'",
      '-H "authorization: Bearer $TOKEN"',
      "-H 'content-type: application/json'",
      `-d '{"From":"Dhaka"}'`,
    ].join(' \\\n  '),
  });
  expect(groups[1]?.calls[0]?.curl).toBe("curl 'https://poth.example/users/tasnim@example.com'");
});

test('says what a client written for the specification has to add: where it signs in, the token, the origin', () => {
  const [en, bn] = (['en', 'bn'] as const).map((language) =>
    textIn(language, developersText).steps.find((step) => /\/auth/.test(step) && /origin|অন্য সাইট/.test(step)),
  );
  expect(en).toMatch(
    /written for the specification .* signs in there and sends the bearer token with every call/,
  );
  expect(bn).toContain('টোকেন');
});
