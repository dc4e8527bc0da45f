import { z } from 'zod';
import type { Made } from './make-requests.ts';
import type { Answer } from './send-request.ts';
import type { Call } from './read-contract.ts';

/**
 * Faults that no schema can express: they depend on the day, on existing data, on a list, on two fields together. Only
 * paying names faults of fields that an earlier call took.
 */
const beyondSchemas =
  /^unknown$|-(unknown|past|far|common|taken|differs|address)$|^same-place$|^(reporting-late|arrival-missing)$/;
const typedBefore: Readonly<Record<string, RegExp>> = { 'POST /api/payments': /^name-missing$/ };

const Refused = z.object({ code: z.literal('invalid-input'), faults: z.record(z.string(), z.string()) });

/** Describes the faults of a request that the description allows and the portal refuses as invalid. */
const wronglyRefused = (call: Call, made: Made, body: unknown): string | undefined => {
  const refused = Refused.safeParse(body);
  // Schemas say nothing about the contents of files.
  const isFile = call.body?.type === 'multipart/form-data';
  if (!refused.success || isFile || made.raw !== null || !call.takes(made.fields, made.body))
    return undefined;
  const faults = Object.entries(refused.data.faults).filter(
    ([, fault]) => !beyondSchemas.test(fault) && !typedBefore[call.name]?.test(fault),
  );
  const told = faults.map(([field, fault]) => `${field}: ${fault}`).join(', ');
  return told && `the description allows what is refused as invalid: ${told}`;
};

/** Describes where an answer differs from the description of its call; undefined if it does not. */
export const judge = (call: Call, made: Made, { status, type, text }: Answer): string | undefined => {
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
  // The schema of a problem lists the codes that the call may answer with.
  if (!read.success)
    return `${status} is not as described: ${text.slice(0, 120)} ${JSON.stringify(read.error.issues).slice(0, 400)}`;
  return wronglyRefused(call, made, body);
};
