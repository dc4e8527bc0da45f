import { z } from 'zod';

/** JSON schema as far as the description uses it, with its references resolved. */
export type Schema = {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  pattern?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  minItems?: number;
  maxItems?: number;
};
type Content = Record<string, { schema?: Schema }>;
type Parameter = { name: string; in: 'path' | 'query'; required?: boolean; schema?: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, { content?: Content }>;
};

/** Call of the description: its input, and its possible answers by status and type. */
export type Call = {
  name: string;
  method: string;
  path: string;
  parameters: readonly Parameter[];
  body: { type: string; schema: Schema } | null;
  answers: ReadonlyMap<string, ReadonlyMap<string, z.ZodType>>;
  /**
   * Returns whether the description allows a request; body: undefined where none is sent. A parameter that it does not have
   * is not allowed, so a call may ignore or refuse it.
   */
  takes: (fields: Record<string, unknown>, body: unknown) => boolean;
};

const withoutReferences = (value: unknown, document: object): unknown => {
  if (Array.isArray(value)) return value.map((entry) => withoutReferences(entry, document));
  if (typeof value !== 'object' || value === null) return value;
  if ('$ref' in value && typeof value.$ref === 'string') {
    const steps = value.$ref.replace(/^#\//, '').split('/');
    const target = steps.reduce<unknown>((at, step) => (at as Record<string, unknown>)[step], document);
    return withoutReferences(target, document);
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, withoutReferences(entry, document)]),
  );
};

const checkOf = (schema: Schema | undefined): z.ZodType =>
  schema ? z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]) : z.unknown();

const takesOf = (parameters: Parameter[], sent: Schema | undefined): Call['takes'] => {
  const properties = Object.fromEntries(parameters.map(({ name, schema = {} }) => [name, schema]));
  const required = parameters.filter((parameter) => parameter.required).map(({ name }) => name);
  const ofFields = checkOf({ type: 'object', properties, required, additionalProperties: false });
  const ofBody = sent ? checkOf(sent) : z.undefined();
  return (fields, body) => ofFields.safeParse(fields).success && ofBody.safeParse(body).success;
};

/** Reads the calls of an OpenAPI description. */
export const readContract = (document: { paths: Record<string, object> }): Call[] =>
  Object.entries(
    withoutReferences(document.paths, document) as Record<string, Record<string, Operation>>,
  ).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody, responses }]): Call => {
      const [type, { schema = {} } = {}] = Object.entries(requestBody?.content ?? {})[0] ?? [];
      return {
        name: `${method.toUpperCase()} ${path}`,
        method: method.toUpperCase(),
        path,
        parameters,
        body: type ? { type, schema } : null,
        takes: takesOf(parameters, type ? schema : undefined),
        answers: new Map(
          Object.entries(responses).map(([status, { content = {} }]) => [
            status,
            new Map(Object.entries(content).map(([of, { schema: answer }]) => [of, checkOf(answer)])),
          ]),
        ),
      };
    }),
  );
