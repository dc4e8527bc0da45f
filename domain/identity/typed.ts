import { z } from 'zod';
import { passwordLength } from './password.ts';

// The limits that a description tells stand in meta: what is refused is refused by the rules of this folder, which say
// what is wrong in a sentence. What is longer than anything a rule reads has the fault of the rule.

const unseen = String.raw`\s\u0000-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff`;

const dot = String.raw`[.\u2488-\u249b\u3002\uff0e\uff61\u2024\ufe52]`;
/** Addresses of the net, as holdsAddress finds them, for programs whose patterns know no scripts: stricter in places. */
const netAddress = [
  String.raw`[:\uff1a\ufe55\ufe13]\s*[/\uff0f]{2}`,
  String.raw`[wW]{3}\d*${dot}`,
  String.raw`\S[@\uff20\ufe6b]\S`,
  String.raw`\S${dot}(?:[\u2100-\u218f\u2460-\u24ff\u3200-\u33ff\ud83c]|[A-Za-z]{2}|[cC][oO][mM]|[nN][eE][tT]|[oO][rR][gG]|info|xyz|shop|online)(?![A-Za-z0-9_-])`,
  String.raw`\S${dot}\S{2,}[/:?#\uff0f\uff1a\uff1f\uff03]`,
  String.raw`\d(?:${dot}\d{1,3}){3}`,
].join('|');

/** A name as a person types it: at least one letter that can be seen, at most fifty, and no address of the net. */
export const NameTyped = z
  .string()
  .max(200, 'name-long')
  .meta({
    minLength: 1,
    maxLength: 50,
    pattern: String.raw`^(?![\s\S]*(?:${netAddress}))[\s\S]*[^${unseen}]`,
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
