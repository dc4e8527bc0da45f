import type { Answer } from './send-request.ts';
import type { Call } from './read-contract.ts';

/** What is wrong with an answer by the description of its call, or nothing. */
export const judge = (call: Call, { status, type, text }: Answer): string | undefined => {
  if (status >= 500) return `${status}: ${text.slice(0, 300)}`;
  const types = call.answers.get(String(status));
  if (!types) return `${status} is not described: ${text.slice(0, 300)}`;
  const schema = types.get(type);
  if (!schema) return `${status} comes as ${type || 'nothing'}, described is ${[...types.keys()].join(', ')}`;
  let body: unknown = text;
  if (type.endsWith('json')) {
    try {
      body = JSON.parse(text);
    } catch {
      return `${status} is no JSON: ${text.slice(0, 100)}`;
    }
  }
  const read = schema.safeParse(body);
  return read.success
    ? undefined
    : `${status} is not as described: ${JSON.stringify(read.error.issues).slice(0, 400)}`;
};
