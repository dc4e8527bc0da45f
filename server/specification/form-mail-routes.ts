import { randomUUID } from 'node:crypto';
import { enquiryFields } from '@poth/domain/enquiry/enquiry.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { formMailIds, sendFormCall } from '@poth/domain/specification/form-mail-api.ts';
import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';

/** Writes a form-mail service's complaint about a field. */
const complaint = (field: string, isMissing: boolean): string =>
  isMissing ? `The ${field} parameter is required` : `The ${field} parameter is invalid`;

/** Converts a Problem for a client of a form-mail service: a text, and a status that is not 200. */
const refusal = (thrown: unknown): { text: string; status: 400 | 429 } => {
  if (isProblem(thrown) && thrown.code === 'too-many-tries')
    return { text: 'Too Many Requests', status: 429 };
  if (!isProblem(thrown) || thrown.code !== 'invalid-input') throw thrown;
  const faults = thrown.fields.faults as Record<string, string>;
  const field = enquiryFields.find((name) => name in faults) ?? 'message';
  return { text: complaint(field, faults[field]?.endsWith('-missing') ?? false), status: 400 };
};

/** Form-mail service of the specification's query page: a form that it accepts is a query to the company. */
export const formMailRoutes = ({ enquiry }: Portal) =>
  contractApp().openapi(
    sendFormCall,
    async (c) => {
      const form = c.req.valid('form');
      const typed = Object.fromEntries(enquiryFields.map((field) => [field, form[field] ?? '']));
      const language = /^bn\b/i.test(c.req.header('accept-language') ?? '') ? 'bn' : 'en';
      try {
        await enquiry.sendEnquiry(c.var.actor, { key: randomUUID(), ...typed, language });
        return c.text('OK', 200);
      } catch (thrown) {
        const { text, status } = refusal(thrown);
        return c.text(text, status);
      }
    },
    (result, c) => {
      if (result.success) return undefined;
      const wrong = result.error.issues.map(({ path }) => String(path[0] ?? ''));
      const field = formMailIds.find((name) => wrong.includes(name)) ?? wrong[0] ?? '';
      // A field that was not sent at all has no type; one that was sent empty is too short.
      const isMissing = result.error.issues.some(
        ({ path, code }) => path[0] === field && (code === 'invalid_type' || code === 'too_small'),
      );
      return c.text(complaint(field, isMissing), 400);
    },
  );
