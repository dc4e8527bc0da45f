import fc from 'fast-check';
import type { Schema } from './read-contract.ts';

/** Values that exist in the installation under test, by the name of the field. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

const someId = '00000000-0000-4000-8000-000000000000';
const longest = 300;

/** Unexpected values, as people and programs send them. */
const hostile: readonly unknown[] = [
  null,
  true,
  [],
  {},
  '',
  ' ',
  0,
  -0,
  -1,
  0.1,
  2 ** 31,
  -(2 ** 53),
  1e308,
  'x'.repeat(10_000),
  'ক'.repeat(3_000),
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\u202e\u200d\ufeff',
  '👩🏽‍🚀'.repeat(60),
  "'; drop table booking; --",
  '" or 1=1 --',
  '%00%0a',
  '../../../../etc/passwd',
  '${7*7}{{7*7}}<script>alert(1)</script>',
  'a@example.com\r\nBcc: b@example.com',
  '\\',
  'NaN',
  'Infinity',
  '-1',
  '1e400',
  '2026-02-30',
  '9999-12-31',
  '0000-00-00',
  '২০২৬-১১-২৭',
  { $gt: '' },
  { toString: null },
  [[[[[[[[[[]]]]]]]]]],
  Array.from({ length: 500 }, () => 'A1'),
];
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...hostile) },
  {
    weight: 1,
    arbitrary: fc.anything({ maxDepth: 2, withNullPrototype: false }).map((value) => jsonOf(value)),
  },
);

/** Converts a value to one that JSON can carry. */
const jsonOf = (value: unknown): unknown => {
  const text = JSON.stringify(value, (_, entry: unknown) =>
    typeof entry === 'bigint' ? Number(entry) : entry,
  );
  return text === undefined ? null : JSON.parse(text);
};

/** Unknown fields that an attacker would profit from. */
export const extraFields: readonly Record<string, unknown>[] = [
  { isVerified: true },
  { accountType: 'admin' },
  { role: 'admin', isAdmin: true },
  { userId: someId, operatorId: someId },
  { farePaisa: 1, price: 0 },
  { constructor: { prototype: { isAdmin: true } } },
  JSON.parse('{"__proto__":{"isAdmin":true}}') as Record<string, unknown>,
];

const [soon, late] = [new Date('2020-01-01'), new Date('2199-12-31')];
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

const textOf = ({ minLength = 0, maxLength = 40, pattern, format }: Schema): fc.Arbitrary<unknown> => {
  if (format === 'uuid') return fc.oneof(fc.constant(someId), fc.uuid());
  if (format === 'binary') return fc.constantFrom('picture', 'noise', 'nothing');
  if (format === 'email') return fc.constantFrom('tasnim@example.com', 'rahim.uddin+bus@mail.example.org');
  if (format === 'date') return fc.date({ min: soon, max: late, noInvalidDate: true }).map(dayOf);
  // Patterns with a lookahead cannot be generated from: texts are drawn until one matches.
  if (pattern?.includes('(?!')) {
    const taken = new RegExp(pattern);
    return fc
      .oneof(
        fc.constantFrom('', 'tasnim@example.com', 'Md.Rahim Uddin'),
        fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, longest) }),
      )
      .filter((text) => taken.test(text) && [...text].length >= minLength && text.length <= maxLength);
  }
  if (pattern?.startsWith('^[^\\u0000'))
    return fc.string({ minLength, maxLength: Math.min(maxLength, longest) });
  if (pattern)
    return fc
      .stringMatching(new RegExp(pattern))
      .filter((text) => [...text].length >= minLength && text.length <= maxLength);
  return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, longest) });
};

const numberOf = ({ minimum, maximum, exclusiveMinimum }: Schema): fc.Arbitrary<number> => {
  const least = Math.max(minimum ?? exclusiveMinimum ?? -1_000_000, -(2 ** 52));
  return fc.integer({ min: Math.ceil(least), max: Math.max(least, Math.min(maximum ?? 1_000_000, 2 ** 52)) });
};

/** Values that a schema accepts; known values of a field are drawn more often than generated ones. */
export const validOf = (schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> => {
  const choices = schema.anyOf ?? schema.oneOf;
  const made = choices
    ? fc.oneof(...choices.map((choice) => validOf(choice, known, name)))
    : plainOf(schema, known, name);
  const good = known[name];
  return good
    ? fc.oneof({ weight: 12, arbitrary: fc.constantFrom(...good) }, { weight: 1, arbitrary: made })
    : made;
};

const plainOf = (schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> => {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'string'];
  return fc.oneof(...types.map((type) => typedOf(type, schema, known, name)));
};

const typedOf = (type: string, schema: Schema, known: Known, name: string): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = 4 } = schema;
      return fc.array(validOf(items, known, name), { minLength: minItems, maxLength: Math.min(maxItems, 6) });
    }
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const fields = Object.fromEntries(
        Object.entries(properties).map(([field, of]) => [field, validOf(of, known, field)]),
      );
      return fc.record(fields, { requiredKeys: required });
    }
    default:
      return textOf(schema);
  }
};

/** Values at the boundaries of a schema, and one step beyond. */
export const boundaryOf = (schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> => {
  const { minLength, maxLength, minimum, maximum, minItems, maxItems, items = {} } = schema;
  const edges: unknown[] = [];
  const text = (length: number) => 'm'.repeat(Math.min(Math.max(length, 0), 25_000));
  if (maxLength !== undefined)
    edges.push(text(maxLength), text(maxLength + 1), 'ক'.repeat(Math.min(maxLength, 5_000)));
  if (minLength !== undefined) edges.push(text(minLength), text(minLength - 1));
  for (const edge of [minimum, maximum])
    if (edge !== undefined) edges.push(edge, edge - 1, edge + 1, edge + 0.5);
  const lists = [minItems, maxItems].flatMap((count) =>
    count === undefined || count > 1_000 ? [] : [count, count + 1, Math.max(0, count - 1)],
  );
  const arbitraries: fc.Arbitrary<unknown>[] = lists.map((count) =>
    fc.array(validOf(items, known, name), { minLength: count, maxLength: count }),
  );
  if (edges.length > 0) arbitraries.push(fc.constantFrom(...edges));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) arbitraries.push(...choices.map((choice) => boundaryOf(choice, known, name)));
  return arbitraries.length > 0 ? fc.oneof(...arbitraries) : fc.constantFrom<unknown>('', 0, [], null);
};
