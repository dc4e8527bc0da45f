import { randomBytes, randomInt } from 'node:crypto';
import { dhakaTime } from '../dhaka-time.ts';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const scrap = (length: number) => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');

/** Draws an id in the gateway's form: 32 upper-case hexadecimal characters. */
export const newSessionkey = () => randomBytes(16).toString('hex').toUpperCase();

/** Draws an id in the gateway's form: the Dhaka time, then random characters (200105225826116qFnATY9sHIwo). */
export const newReference = (at: number) => dhakaTime(at).replace(/\D/g, '').slice(2) + scrap(16);

/** Draws an id in the gateway's form: 13 hexadecimal characters (59bd63fea5455). */
export const newRefundRefId = () => randomBytes(7).toString('hex').slice(0, 13);
