import { resolve, type Schema, type Schemas } from './shape-of.ts';

/** Examples of fields by name. */
const samples: Readonly<Record<string, unknown>> = {
  email: 'tasnim@example.com',
  user_email: 'tasnim@example.com',
  password: 'the road to Sylhet',
  name: 'Tasnim Rahman',
  first_name: 'Tasnim',
  last_name: 'Rahman',
  phone: '01711223344',
  date: '2026-11-27',
  Date: '2026-11-27',
  from: 'Dhaka',
  From: 'Dhaka',
  to: 'Sylhet',
  To: 'Sylhet',
  provider: 'Padma Paribahan',
  busName: 'Padma Paribahan',
  BusName: 'Padma Paribahan',
  BusNumber: 'PP-4001',
  licenseNumber: 'BRTA-4711',
  ReportingTime: '10:30 pm',
  DepartureTime: '11:00 pm',
  Fare: 570,
  code: '123456',
  seatNos: ['A1'],
  subject: 'A bag left behind',
  message: 'It was left in row C.',
  service_id: 'poth',
  template_id: 'query',
  user_id: 'public',
};
const someId = '3f2b8c1e-0d4a-4a6b-9b51-7f0c2d9e8a10';

/** Returns an example value that fits a schema. */
export const sampleOf = (given: Schema, schemas: Schemas, name = ''): unknown => {
  const schema = resolve(given, schemas);
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  const isNumber = type === 'integer' || type === 'number';
  // from is a place in one call, and the number of a stop in another.
  if (name in samples && !(isNumber && typeof samples[name] === 'string')) return samples[name];
  if (schema.default !== undefined) return schema.default;
  if (schema.enum) return schema.enum[0];
  if (schema.const !== undefined) return schema.const;
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0] ?? schema.allOf?.[0];
  if (choice) return sampleOf(choice, schemas);
  if (type === 'object') {
    const { properties = {}, required = [] } = schema;
    return Object.fromEntries(
      required.map((field) => [field, sampleOf(properties[field] ?? {}, schemas, field)]),
    );
  }
  if (type === 'array') return [sampleOf(schema.items ?? {}, schemas)];
  if (isNumber) return schema.minimum ?? 1;
  if (type === 'boolean') return true;
  return schema.format === 'uuid' ? someId : 'text';
};
