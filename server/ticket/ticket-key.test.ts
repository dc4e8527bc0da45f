import { generateKeyPairSync } from 'node:crypto';
import { encodeTicketPayload, joinTicketCode, splitTicketCode } from '@poth/domain/ticket/ticket-code.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  createTicketSigner,
  generateTicketKey,
  issueTicketCode,
  passengerHash,
  ticketKeys,
  verifyTicketCode,
} from './ticket-key.ts';

const signer = createTicketSigner(generateTicketKey());
const keys = ticketKeys([signer.publicKeyPem]);
const ticketId = '4b0c7f1e-52d1-4f0e-9a51-6f6de8d1c0aa';
const ticket = {
  ticketId,
  tripId: '20261127-7a11-4c3e-8f00-2d9b1c5e7f10',
  seatNo: 'B3',
  fromStopNo: 0,
  toStopNo: 4,
  issueNo: 1,
  passengerHash: passengerHash(ticketId, 'রহিমা খাতুন'),
  notBeforeSeconds: 1_795_737_600,
  notAfterSeconds: 1_795_824_000,
};
const code = issueTicketCode(signer, ticket);
const { payload, signature } = splitTicketCode(code) ?? {
  payload: new Uint8Array(),
  signature: new Uint8Array(),
};
const signed = Uint8Array.of(...payload, ...signature);

const accepted = (bytes: Uint8Array) =>
  verifyTicketCode(joinTicketCode(bytes.slice(0, 61), bytes.slice(61)), keys);

test('a signed code is accepted and says what was signed', () => {
  expect(verifyTicketCode(code, keys)).toEqual({ ...ticket, keyId: signer.keyId });
  expect(accepted(signed)).toBeDefined();
});

test('every single-bit change of payload or signature is refused', () => {
  for (let bit = 0; bit < signed.length * 8; bit += 1) {
    const at = bit >> 3;
    expect(accepted(signed.with(at, (signed[at] ?? 0) ^ (1 << (bit & 7))))).toBeUndefined();
  }
});

test('10,000 changed bytes are refused', () => {
  const change = fc.tuple(fc.nat(signed.length - 1), fc.integer({ min: 1, max: 255 }));
  fc.assert(
    fc.property(change, ([at, by]) => {
      expect(accepted(signed.with(at, (signed[at] ?? 0) ^ by))).toBeUndefined();
    }),
    { numRuns: 10_000 },
  );
});

test('10,000 changed characters of the text are refused', () => {
  const change = fc.tuple(fc.nat(code.length - 1), fc.integer({ min: 1, max: 127 }));
  fc.assert(
    fc.property(change, ([at, by]) => {
      const letter = String.fromCharCode(code.charCodeAt(at) ^ by);
      expect(verifyTicketCode(code.slice(0, at) + letter + code.slice(at + 1), keys)).toBeUndefined();
    }),
    { numRuns: 10_000 },
  );
});

test('the signature of another key is refused, whichever key the code names', () => {
  const other = createTicketSigner(generateTicketKey());
  const forged = encodeTicketPayload({ ...ticket, keyId: signer.keyId });
  expect(verifyTicketCode(issueTicketCode(other, ticket), keys)).toBeUndefined();
  expect(verifyTicketCode(joinTicketCode(forged, other.sign(forged)), keys)).toBeUndefined();
  expect(verifyTicketCode(code, ticketKeys([other.publicKeyPem]))).toBeUndefined();
});

test('while keys are turned, tickets of both keys are accepted', () => {
  const next = createTicketSigner(generateTicketKey());
  const both = ticketKeys([signer.publicKeyPem, next.publicKeyPem]);
  expect(verifyTicketCode(code, both)?.keyId).toBe(signer.keyId);
  expect(verifyTicketCode(issueTicketCode(next, ticket), both)?.keyId).toBe(next.keyId);
});

test('only Ed25519 keys make or check tickets', () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
  expect(() => createTicketSigner(privateKey)).toThrow('Ed25519');
  expect(() => ticketKeys([publicKey])).toThrow('Ed25519');
});

test('a name hashes alike however it is typed, and differently on every ticket', () => {
  expect(passengerHash(ticketId, '  Rahima   KHATUN ')).toBe(passengerHash(ticketId, 'Rahima Khatun'));
  expect(passengerHash(ticket.tripId, 'Rahima Khatun')).not.toBe(passengerHash(ticketId, 'Rahima Khatun'));
});
