import { z } from 'zod';
import type { Made } from './make-requests.ts';
import type { Answer } from './send-request.ts';
import type { Call } from './read-contract.ts';

/**
 * Faults that no schema can tell beforehand: they depend on the day, on what there is, on a list, on two fields together.
 * Only paying speaks of what was typed before, by another call.
 */
const beyondSchemas =
  /^unknown$|-(unknown|past|far|common|taken|differs|address)$|^same-place$|^(reporting-late|arrival-missing)$/;
const typedBefore: Readonly<Record<string, RegExp>> = { 'POST /api/payments': /^name-missing$/ };

const Refused = z.object({ code: z.literal('invalid-input'), faults: z.record(z.string(), z.string()) });

/** The faults of a request that the description allows and the portal refuses as invalid all the same. */
const wronglyRefused = (call: Call, made: Made, body: unknown): string | undefined => {
  const refused = Refused.safeParse(body);
  // Contents of files are told by no schema.
  const isFile = call.body?.type === 'multipart/form-data';
  if (!refused.success || isFile || made.raw !== null || !call.takes(made.fields, made.body))
    return undefined;
  const faults = Object.entries(refused.data.faults).filter(
    ([, fault]) => !beyondSchemas.test(fault) && !typedBefore[call.name]?.test(fault),
  );
  const told = faults.map(([field, fault]) => `${field}: ${fault}`).join(', ');
  return told && `the description allows what is refused as invalid: ${told}`;
};

/** Tells what is wrong with an answer by the description of its call, or nothing. */
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
  // The schema of a problem names the codes that the call may answer.
  if (!read.success)
    return `${status} is not as described: ${text.slice(0, 120)} ${JSON.stringify(read.error.issues).slice(0, 400)}`;
  return wronglyRefused(call, made, body);
};
