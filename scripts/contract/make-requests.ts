import fc from 'fast-check';
import type { Call, Schema } from './read-contract.ts';
import { boundaryOf, extraFields, hostileValue, type Known, validOf } from './values.ts';

export type Kind = 'valid' | 'boundary' | 'hostile';
type Fields = Record<string, unknown>;

/**
 * Request to make: its parameters by name, unknown ones too, and its body as a value, or as raw text (raw); body undefined
 * and raw null: it has none.
 */
export type Made = { kind: Kind; fields: Fields; body: unknown; raw: string | null };

const withOne = (
  valid: fc.Arbitrary<Fields>,
  properties: Record<string, Schema>,
  change: (schema: Schema, name: string) => fc.Arbitrary<unknown>,
): fc.Arbitrary<Fields> => {
  const names = Object.keys(properties);
  if (names.length === 0) return valid;
  return fc
    .tuple(valid, fc.constantFrom(...names))
    .chain(([fields, name]) =>
      change(properties[name] ?? {}, name).map((value) => ({ ...fields, [name]: value })),
    );
};

/** Bodies that are not an object with the call's fields. */
const raws = [
  '',
  '{',
  'null',
  '[]',
  '"text"',
  '7',
  '{"a":',
  '\u0000',
  '[[[[[[[[',
  '{"name":"x"} {}',
  'a=b&c=d',
];

const bodyOf = (schema: Schema, known: Known, kind: Kind): fc.Arbitrary<Body> => {
  const valid = validOf(schema, known) as fc.Arbitrary<Fields>;
  const { properties = {} } = schema;
  const plain = (body: fc.Arbitrary<unknown>) => body.map((value) => ({ body: value, raw: null }));
  if (kind === 'valid') return plain(valid);
  if (kind === 'boundary')
    return plain(withOne(valid, properties, (of, name) => boundaryOf(of, known, name)));
  return fc.oneof(
    { weight: 5, arbitrary: plain(withOne(valid, properties, () => hostileValue)) },
    {
      weight: 2,
      arbitrary: plain(
        fc.tuple(valid, fc.constantFrom(...extraFields)).map(([fields, extra]) => ({ ...fields, ...extra })),
      ),
    },
    {
      weight: 2,
      arbitrary: plain(
        fc.tuple(valid, fc.constantFrom('', ...Object.keys(properties))).map(([fields, left]) => {
          const { [left]: _, ...rest } = fields;
          return rest;
        }),
      ),
    },
    { weight: 1, arbitrary: plain(hostileValue) },
    { weight: 1, arbitrary: fc.constantFrom(...raws).map((raw) => ({ body: undefined, raw })) },
  );
};

type Body = { body: unknown; raw: string | null };
const noBody: fc.Arbitrary<Body> = fc.constant({ body: undefined, raw: null });

/** Bodies for a call that takes none: hostile requests have one, where HTTP allows it. */
const needlessBodyOf = ({ method }: Call, kind: Kind): fc.Arbitrary<Body> =>
  kind === 'hostile' && method !== 'GET'
    ? fc.oneof(
        noBody,
        fc.constantFrom(...extraFields).map((body) => ({ body, raw: null })),
        fc.constantFrom(...raws).map((raw) => ({ body: undefined, raw })),
      )
    : noBody;

/** Requests to a call of one kind; hostile ones also send fields that the call does not have. */
const requestsOf = (call: Call, known: Known, kind: Kind): fc.Arbitrary<Made> => {
  const properties = Object.fromEntries(call.parameters.map(({ name, schema = {} }) => [name, schema]));
  const required = call.parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  const valid = validOf({ type: 'object', properties, required }, known) as fc.Arbitrary<Fields>;
  const changed =
    kind === 'valid'
      ? valid
      : fc.oneof(
          valid,
          withOne(valid, properties, (of, name) =>
            kind === 'boundary' ? boundaryOf(of, known, name) : hostileValue,
          ),
        );
  const unknown =
    kind === 'hostile'
      ? fc.oneof({ weight: 4, arbitrary: fc.constant({}) }, fc.constantFrom(...extraFields))
      : fc.constant({});
  const withUnknown = fc.tuple(changed, unknown).map(([fields, more]) => ({ ...fields, ...more }));
  const body = call.body ? bodyOf(call.body.schema, known, kind) : needlessBodyOf(call, kind);
  return fc.tuple(withUnknown, body).map(([fields, sent]) => ({ kind, fields, ...sent }));
};

/**
 * Generates requests to a call, the same for the same seed: two fifths valid, one fifth at boundaries, two fifths hostile.
 */
export const makeRequests = (call: Call, known: Known, count: number, seed: number): Made[] => {
  const kinds: [Kind, number][] = [
    ['valid', Math.ceil(count * 0.4)],
    ['boundary', Math.ceil(count * 0.2)],
    ['hostile', Math.ceil(count * 0.4)],
  ];
  return kinds.flatMap(([kind, numRuns]) => fc.sample(requestsOf(call, known, kind), { numRuns, seed }));
};
