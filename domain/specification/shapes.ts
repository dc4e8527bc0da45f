import { z } from '@hono/zod-openapi';
import { longestCoachNumber } from '../fleet/coach-fields.ts';
import { licenceLength, longestBusName } from '../operator/application.ts';

/**
 * One line of text, with room for any address, name or number; anything longer or with line breaks is refused before it
 * is read.
 */
export const Short = z
  .string()
  .max(200)
  // The regex has no flag, because the API description cannot express one.
  // oxlint-disable-next-line eslint/no-control-regex -- control characters are what is refused
  .regex(/^[^\u0000-\u001f\u007f-\u009f]*$/);

const control = String.raw`\u0000-\u001f\u007f-\u009f`;
const unseen = String.raw`\s${control}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff`;
/** Character class of letters and digits, Latin and Bangla. */
const letter = String.raw`0-9A-Za-z\u0985-\u09b9\u09e6-\u09ef`;

// The domain's rules accept more than these descriptions say, and explain each fault in a sentence.

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
/** Time of day such as 23:00 or 11:00 pm; other ways to write it are understood too. */
export const Clock = z
  .string()
  .max(40)
  .meta({ pattern: `^(?:${hours}|(?:0?[1-9]|1[0-2]):[0-5][0-9] ?[AaPp][Mm])$` });

/** Field that the specification's clients always send as false; it verifies nobody. */
export const NotVerified = z.literal(false).optional();

/** E-mail address in a URL, which names a person or a company. */
export const ByEmail = z.object({ email: Short.min(1) });

/** Answer to a call that made something. */
export const Inserted = z
  .object({ acknowledged: z.literal(true), insertedId: z.string() })
  .openapi('Inserted');

const Changed = z.object({ acknowledged: z.literal(true), modifiedCount: z.int().min(0) });

/**
 * Answer to a call that changed something. Some of the specification's clients read it at the top, others under data:
 * it is in both.
 */
export const Updated = z.object({ ...Changed.shape, data: Changed }).openapi('Updated');

/** Builds the answer that a number of records was changed. */
export const updated = (modifiedCount: number): z.infer<typeof Updated> => {
  const changed = { acknowledged: true, modifiedCount } as const;
  return { ...changed, data: changed };
};
