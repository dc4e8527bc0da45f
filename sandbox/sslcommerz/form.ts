import type { Context } from 'hono';
import type { Http } from '../sandbox.ts';

/**
 * Reads the fields of a form post, urlencoded or multipart, or returns a sentence that says why it cannot be read. A
 * repeated name is refused: which of the two values a gateway would take is not certain.
 */
export async function readForm(c: Context<Http>): Promise<Record<string, string> | string> {
  const type = c.req.header('content-type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(type)) {
    return 'Invalid Information! The request is not a form post.';
  }
  // Hono's parser goes by way of streams and blobs, which costs more than the rest of a payment.
  const form = await (/^multipart/i.test(type)
    ? c.req.formData()
    : c.req.text().then((text) => new URLSearchParams(text))
  ).catch(() => null);
  if (!form) return 'Invalid Information! The form cannot be read.';
  const fields: Record<string, string> = {};
  for (const [name, value] of form) {
    if (typeof value !== 'string') return `Invalid Information! '${name}' is a file.`;
    if (Object.hasOwn(fields, name)) return `Invalid Information! '${name}' is given twice.`;
    fields[name] = value;
  }
  return fields;
}
