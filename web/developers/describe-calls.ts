import { callTags } from '@poth/domain/contract.ts';
import { sampleOf } from './sample-of.ts';
import { type Schema, type Schemas, shapeOf } from './shape-of.ts';

type Parameter = { name: string; in: string; required?: boolean; schema?: Schema };
type Content = Readonly<Record<string, { schema?: Schema }>>;
type Operation = {
  tags?: string[];
  summary?: string;
  description?: string;
  'x-who'?: string;
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Readonly<Record<string, { description: string; content?: Content }>>;
};
type Description = {
  paths?: Readonly<Record<string, object>> | undefined;
  components?: { schemas?: object } | undefined;
};

/** Call as shown on the page. */
export type CallView = {
  /** Method and path: GET /users/{email}. */
  name: string;
  id: string;
  method: string;
  path: string;
  summary: string;
  note: string;
  who: string;
  /** Parameters of the address and of the body. */
  asked: { in: 'path' | 'query'; shape: string }[];
  body: { type: string; shape: string } | null;
  answer: { type: string; shape: string };
  problems: { status: string; codes: string[] }[];
  curl: string;
};
type CallGroup = { tag: string; calls: CallView[] };

const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

const addressOf = (path: string, parameters: readonly Parameter[], schemas: Schemas): string => {
  const sample = ({ name, schema = {} }: Parameter) =>
    encodeURIComponent(String(sampleOf(schema, schemas, name)));
  const named = (where: string) => parameters.filter((parameter) => parameter.in === where);
  const filled = named('path').reduce(
    (text, parameter) => text.replace(`{${parameter.name}}`, sample(parameter).replaceAll('%40', '@')),
    path,
  );
  const query = named('query')
    .filter(({ name, required }) => required || ['from', 'to', 'date'].includes(name))
    .map((parameter) => `${parameter.name}=${sample(parameter)}`);
  return query.length > 0 ? `${filled}?${query.join('&')}` : filled;
};

const bodyLines = (type: string, schema: Schema, schemas: Schemas): string[] => {
  const sample = sampleOf(schema, schemas) as Record<string, unknown>;
  if (type !== 'multipart/form-data')
    return ["-H 'content-type: application/json'", `-d ${quoted(JSON.stringify(sample))}`];
  const isFile = (field: string) => schema.properties?.[field]?.format === 'binary';
  return Object.entries(sample).map(
    ([field, value]) => `-F ${quoted(`${field}=${isFile(field) ? '@coach.jpg' : String(value)}`)}`,
  );
};

const contentOf = (content: Content | undefined) => {
  const [type = '', { schema = {} } = {}] = Object.entries(content ?? {})[0] ?? [];
  return { type, schema };
};

const callOf = (
  [path, method, call]: [string, string, Operation],
  schemas: Schemas,
  origin: string,
): CallView => {
  const { parameters = [], requestBody, responses } = call;
  const who = call['x-who'] ?? 'everybody';
  const sent = requestBody && contentOf(requestBody.content);
  const done = contentOf(responses['200']?.content);
  const asked = (['path', 'query'] as const).flatMap((where) => {
    const named = parameters.filter((parameter) => parameter.in === where);
    if (named.length === 0) return [];
    const properties = Object.fromEntries(named.map(({ name, schema = {} }) => [name, schema]));
    const required = named.filter((parameter) => parameter.required).map(({ name }) => name);
    return [{ in: where, shape: shapeOf({ type: 'object', properties, required }, schemas) }];
  });
  const curl = [
    `curl ${method === 'get' ? '' : `-X ${method.toUpperCase()} `}${quoted(origin + addressOf(path, parameters, schemas))}`,
    ...(who === 'everybody'
      ? method === 'get'
        ? []
        : ["-H 'x-poth-client: my-client'"]
      : [`-H "authorization: Bearer $TOKEN"`]),
    ...(sent ? bodyLines(sent.type, sent.schema, schemas) : []),
  ];
  return {
    name: `${method.toUpperCase()} ${path}`,
    id: `${method}${path}`.replace(/[^\w]+/g, '-').replace(/-$/, ''),
    method: method.toUpperCase(),
    path,
    summary: call.summary ?? '',
    note: call.description ?? '',
    who,
    asked,
    body: sent ? { type: sent.type, shape: shapeOf(sent.schema, schemas) } : null,
    answer: { type: done.type, shape: shapeOf(done.schema, schemas) },
    problems: Object.entries(responses)
      .filter(([status]) => status !== '200')
      .map(([status, { description }]) => ({ status, codes: description.split(', ') })),
    curl: curl.join(' \\\n  '),
  };
};

const order: readonly string[] = Object.keys(callTags);

/** Lists the calls of an OpenAPI description by group, as shown on the page. origin: base address of the examples. */
export const describeCalls = (description: Description, origin: string): CallGroup[] => {
  const schemas = (description.components?.schemas ?? {}) as Schemas;
  const calls = Object.entries(description.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods as Record<string, Operation>).map(
      ([method, call]): [string, string, Operation] => [path, method, call],
    ),
  );
  const groups = Map.groupBy(calls, ([, , { tags = [] }]) => tags[0] ?? '');
  const rank = (tag: string) => (order.includes(tag) ? order.indexOf(tag) : order.length);
  return [...groups]
    .toSorted(([one], [other]) => rank(one) - rank(other))
    .map(([tag, ofTag]) => ({ tag, calls: ofTag.map((call) => callOf(call, schemas, origin)) }));
};
