import { randomInt } from 'node:crypto';

/** Alphabet without characters that look alike in handwriting. */
const letters = '23456789abcdefghjkmnpqrstuvwxyz';
const [groups, groupLength, codes] = [3, 4, 10];

const inGroups = (code: string): string =>
  (code.match(new RegExp(`.{1,${groupLength}}`, 'g')) ?? []).join('-');

/** Draws ten backup codes, of 59 bits each, for a lost phone: k7qm-2xvd-9hpa. */
export const drawBackupCodes = (): string[] =>
  Array.from({ length: codes }, () =>
    inGroups(Array.from({ length: groups * groupLength }, () => letters[randomInt(letters.length)]).join('')),
  );

/** Reads a backup code as it was drawn, whether typed in capitals, with spaces or without hyphens. */
export const readBackupCode = (typed: string): string =>
  inGroups(typed.toLowerCase().replace(/[^a-z0-9]/g, ''));
