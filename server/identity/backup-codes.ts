import { randomInt } from 'node:crypto';

/** Without letters that look alike when they are written down by hand. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const [groups, groupLength, codes] = [3, 4, 10];

const inGroups = (code: string): string =>
  (code.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []).join('-');

/** Ten codes for the day the phone is lost, of 59 bits each: k7qm-2xvd-9hpa. */
export const drawBackupCodes = (): string[] =>
  Array.from({ length: codes }, () =>
    inGroups(Array.from({ length: groups * groupLength }, () => letters[randomInt(letters.length)]).join('')),
  );

/** A backup code as it was drawn, however it was typed: in capitals, with spaces, without hyphens. */
export const readBackupCode = (typed: string): string =>
  inGroups(typed.toLowerCase().replace(/[^a-z0-9]/g, ''));
