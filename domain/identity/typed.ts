import { z } from 'zod';
import { addressPattern } from './name-address.ts';
import { passwordLength } from './password.ts';
import { longestName } from './person-name.ts';

// The limits that a description tells stand in meta: what is refused is refused by the rules of this folder, which say
// what is wrong in a sentence. What is longer than anything a rule reads has the fault of the rule.

const unseen = String.raw`\s\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff`;

/** A name as a person types it: at least one letter that can be seen, at most fifty, and no address of the net. */
export const NameTyped = z
  .string()
  .max(200, 'name-long')
  .meta({
    minLength: 1,
    maxLength: longestName,
    pattern: String.raw`^(?![\s\S]*(?:${addressPattern}))[\s\S]*[^${unseen}]`,
  });

const reachable = String.raw`^(?!.*\.[iI][nN][vV][aA][lL][iI][dD]$)`;
const address = z.regexes.email.source.replace('^', '');

/** An address as a person types it. */
export const EmailTyped = z
  .string()
  .max(200, 'email-wrong')
  .meta({ minLength: 1, maxLength: 100, format: 'email', pattern: `${reachable}${address}` });

/** The same where it may be left out, '' or an address of at most fifty letters. */
export const EmailOrNothing = z
  .string()
  .max(200)
  .meta({ maxLength: 50, pattern: `^(?:${address.replace(/\$$/, '')})?$` });

/** A password that is being made. */
export const NewPassword = z
  .string()
  .max(1_000, 'password-long')
  .meta({ minLength: passwordLength.least, maxLength: passwordLength.most });

/** A password that an account may have. */
export const PasswordTyped = z.string().max(1_000, 'password-wrong');
