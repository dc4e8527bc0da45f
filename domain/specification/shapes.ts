import { z } from '@hono/zod-openapi';
import { longestCoachNumber } from '../fleet/coach-fields.ts';
import { licenceLength, longestBusName } from '../operator/application.ts';

/** Longer than any address, name or number is, and one line: what is not is refused before it is looked at. */
export const Short = z
  .string()
  .max(200)
  // Without a flag, which the description could not say.
  // oxlint-disable-next-line eslint/no-control-regex -- control characters are what is refused
  .regex(/^[^\u0000-\u001f\u007f-\u009f]*$/);

const control = String.raw`\u0000-\u001f\u007f-\u009f`;
const unseen = String.raw`\s${control}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff`;
/** Letters and digits, Latin and Bangla. */
const letter = String.raw`0-9A-Za-z\u0985-\u09b9\u09e6-\u09ef`;

// The rules behind take more than these descriptions tell, and say what is wrong in a sentence.

/** The name of a person. */
export const PersonName = Short.meta({
  minLength: 1,
  maxLength: 50,
  pattern: `^[^${control}]*[^${unseen}][^${control}]*$`,
});
/** The name of a company or bus. */
export const CompanyName = Short.meta({
  minLength: 1,
  maxLength: longestBusName,
  pattern: `^[^${control}]*[${letter}][^${control}]*$`,
});
/** The number of a licence. */
export const LicenceNumber = Short.meta({
  minLength: licenceLength.least,
  maxLength: licenceLength.most,
  pattern: `^[${letter}](?:[-/ ]?[${letter}]){3,19}$`,
});
/** The number of a coach. */
export const CoachNumber = Short.meta({
  minLength: 1,
  maxLength: longestCoachNumber,
  pattern: `^[${letter}](?:[-/ ]?[${letter}]){0,9}$`,
});
/** A place by its name or id. */
export const PlaceName = Short.meta({ minLength: 1, pattern: `^[^${control}]*[^${unseen}][^${control}]*$` });

const hours = '(?:[01]?[0-9]|2[0-3]):[0-5][0-9]';
/** 23:00 or 11:00 pm; other ways to write a time of day are understood too. */
export const Clock = z
  .string()
  .max(40)
  .meta({ pattern: `^(?:${hours}|(?:0?[1-9]|1[0-2]):[0-5][0-9] ?[AaPp][Mm])$` });

/** The specification's clients send it, always false; nobody is verified by saying so. */
export const NotVerified = z.literal(false).optional();

/** An e-mail that names a person or a company in an address. */
export const ByEmail = z.object({ email: Short.min(1) });

/** Answer to a call that made something. */
export const Inserted = z
  .object({ acknowledged: z.literal(true), insertedId: z.string() })
  .openapi('Inserted');

const Changed = z.object({ acknowledged: z.literal(true), modifiedCount: z.int().min(0) });

/**
 * Answer to a call that changed something. The specification's clients read it at the top or under data: both are
 * there.
 */
export const Updated = z.object({ ...Changed.shape, data: Changed }).openapi('Updated');

/** The answer that so many records were changed. */
export const updated = (modifiedCount: number): z.infer<typeof Updated> => {
  const changed = { acknowledged: true, modifiedCount } as const;
  return { ...changed, data: changed };
};
