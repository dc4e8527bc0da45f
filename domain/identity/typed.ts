import { z } from 'zod';
import { addressPattern } from './name-address.ts';
import { passwordLength } from './password.ts';
import { longestName } from './person-name.ts';

// Limits in `meta` only describe a field. Refusals come from the rules of this folder, which state the fault in a
// sentence; input longer than any rule reads gets that rule's fault.

const unseen = String.raw`\s\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff`;

/** Name as typed: at least one visible letter, at most fifty, and no web or e-mail address. */
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

/** E-mail address as typed. */
export const EmailTyped = z
  .string()
  .max(200, 'email-wrong')
  .meta({ minLength: 1, maxLength: 100, format: 'email', pattern: `${reachable}${address}` });

/** E-mail address as typed where it is optional: '' or an address of at most fifty letters. */
export const EmailOrNothing = z
  .string()
  .max(200)
  .meta({ maxLength: 50, pattern: `^(?:${address.replace(/\$$/, '')})?$` });

/** New password as typed. */
export const NewPassword = z
  .string()
  .max(1_000, 'password-long')
  .meta({ minLength: passwordLength.least, maxLength: passwordLength.most });

/** Existing password as typed. */
export const PasswordTyped = z.string().max(1_000, 'password-wrong');
