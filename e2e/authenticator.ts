import { createHmac } from 'node:crypto';

const base32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The code that an authenticator app shows now for a key (RFC 6238). */
export const codeOfApp = (key: string): string => {
  const letters = [...key.replace(/[^A-Z2-7]/g, '')];
  const bits = letters.map((letter) => base32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const halfMinutes = Buffer.alloc(8);
  halfMinutes.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000)));
  const mac = createHmac('sha1', secret).update(halfMinutes).digest();
  const number = mac.readUInt32BE((mac.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1e6).padStart(6, '0');
};
