import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const periodSeconds = 30;

const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? []);
};

/** Waits for the next code where the current one expires within `ms` milliseconds, and the earlier codes with it. */
export const codeStaysFor = async (ms: number): Promise<void> => {
  const leftMs = periodSeconds * 1_000 - (Date.now() % (periodSeconds * 1_000));
  if (leftMs < ms) await sleep(leftMs + 20);
};

/** Computes the code that an authenticator app shows for a key of RFC 6238 in the form for people, now or `later` codes later. */
export const codeOfKey = (key: string, later = 0, now = Date.now()): string => {
  const secret = key.replace(/[^A-Z2-7]/g, '');
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(now / 1000 / periodSeconds) + later));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 15;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1e6).padStart(6, '0');
};

/** Computes the code for the URI behind the QR code. */
export const totpOf = (uri: string, later = 0, now = Date.now()): string =>
  codeOfKey(new URL(uri).searchParams.get('secret') ?? '', later, now);
