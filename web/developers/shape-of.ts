/** Part of a JSON schema that the description uses. */
export type Schema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
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
  minItems?: number;
  maxItems?: number;
  default?: unknown;
};
export type Schemas = Readonly<Record<string, Schema>>;

/** The schema that a reference names. */
export const resolve = (schema: Schema, schemas: Schemas): Schema =>
  schema.$ref ? (schemas[schema.$ref.replace(/^.*\//, '')] ?? {}) : schema;

const typeNames: Record<string, string> = { integer: 'whole number' };

const limitsOf = ({ minimum, maximum, maxLength, minItems, maxItems }: Schema): string => {
  if (maxLength !== undefined) return ` ≤ ${maxLength}`;
  if (maxItems !== undefined) return ` (${minItems ?? 0}–${maxItems})`;
  if (minimum !== undefined && Math.abs(minimum) < 1e9)
    return maximum !== undefined && maximum < 1e9 ? ` ${minimum}–${maximum}` : ` ≥ ${minimum}`;
  return '';
};

const one = (schema: Schema, type: string, schemas: Schemas, indent: string): string => {
  // Format and limits belong to the other type beside null.
  if (type === 'null') return 'null';
  if (type === 'array') return `[ ${shapeOf(schema.items ?? {}, schemas, indent)} … ]${limitsOf(schema)}`;
  if (type !== 'object') return `${schema.format ?? typeNames[type] ?? type}${limitsOf(schema)}`;
  const { properties = {}, required = [], additionalProperties } = schema;
  const inner = `${indent}  `;
  const lines = Object.entries(properties).map(
    ([name, field]) =>
      `${inner}${name}${required.includes(name) ? '' : '?'}: ${shapeOf(field, schemas, inner)}`,
  );
  if (typeof additionalProperties === 'object' && Object.keys(additionalProperties).length > 0)
    lines.push(`${inner}…: ${shapeOf(additionalProperties, schemas, inner)}`);
  return lines.length > 0 ? `{\n${lines.join('\n')}\n${indent}}` : '{}';
};

/**
 * Writes a schema for people: one line for each field, ? after optional ones, the allowed values, and the longest
 * texts.
 */
export const shapeOf = (given: Schema, schemas: Schemas, indent = ''): string => {
  const schema = resolve(given, schemas);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  const choices = schema.anyOf ?? schema.oneOf ?? (schema.allOf && schema.allOf.slice(0, 1));
  if (choices) return [...new Set(choices.map((choice) => shapeOf(choice, schemas, indent)))].join(' | ');
  const types = Array.isArray(schema.type) ? schema.type : [schema.type ?? 'anything'];
  return types.map((type) => one(schema, type, schemas, indent)).join(' | ');
};
