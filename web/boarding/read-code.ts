import type { TicketPublicKey } from '@poth/domain/boarding/boarding.ts';
import type { ReadCode } from '@poth/domain/boarding/judge-scan.ts';
import { splitTicketCode } from '@poth/domain/ticket/ticket-code.ts';
import { verifyAsync } from '@noble/ed25519';

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

/** Tells whether a text looks like a ticket code, in whatever letter case a scanner wrote it. */
export const isCode = (text: string): boolean => /^\s*poth\d\./i.test(text);

/**
 * Decodes a ticket code and checks that one of our keys signed it. This happens in the browser, since there may be no
 * network, and in JavaScript, since old phones have no Ed25519.
 */
export const readCode = async (
  text: string,
  keys: readonly TicketPublicKey[],
): Promise<ReadCode | undefined> => {
  const code = splitTicketCode(text.trim().toUpperCase());
  if (!code) return undefined;
  const key = keys.find(({ keyId }) => keyId === code.fields.keyId);
  const genuine =
    key !== undefined &&
    (await verifyAsync(code.signature, code.payload, bytesOf(key.key), { zip215: false }).catch(() => false));
  return { fields: code.fields, genuine };
};
