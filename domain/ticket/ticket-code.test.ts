import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  decodeTicketPayload,
  encodeTicketPayload,
  joinTicketCode,
  splitTicketCode,
  type TicketFields,
} from './ticket-code.ts';

const hexText = (length: number) =>
  fc
    .array(fc.constantFrom(...'0123456789abcdef'), { minLength: length, maxLength: length })
    .map((digits) => digits.join(''));
const uuid = hexText(32).map((digits) => digits.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'));
const below = (bytes: number) => fc.integer({ min: 0, max: 256 ** bytes - 1 });
const printable = fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code));

const fields: fc.Arbitrary<TicketFields> = fc.record({
  keyId: hexText(8),
  ticketId: uuid,
  tripId: uuid,
  seatNo: fc.array(printable, { minLength: 1, maxLength: 8 }).map((letters) => letters.join('')),
  fromStopNo: below(1),
  toStopNo: below(1),
  issueNo: below(2),
  passengerHash: hexText(8),
  notBeforeSeconds: below(4),
  notAfterSeconds: below(4),
});
const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });

test('a payload says again what was written into it, in 61 bytes', () => {
  fc.assert(
    fc.property(fields, (ticket) => {
      const payload = encodeTicketPayload(ticket);
      expect(payload).toHaveLength(61);
      expect(decodeTicketPayload(payload)).toEqual(ticket);
    }),
  );
});

test('a code is taken apart into what it was joined from, in letters of the QR’s alphanumeric mode', () => {
  fc.assert(
    fc.property(fields, bytes(64), (ticket, signature) => {
      const payload = encodeTicketPayload(ticket);
      const text = joinTicketCode(payload, signature);
      expect(text).toMatch(/^POTH1\.[A-Z2-7]{200}$/);
      expect(splitTicketCode(text)).toEqual({ payload, signature, fields: ticket });
    }),
  );
});

test('no two payloads say the same: a changed byte is another ticket or, in version and seat, none', () => {
  fc.assert(
    fc.property(fields, fc.nat(60), below(1), (written, at, byte) => {
      const payload = encodeTicketPayload(written).with(at, byte);
      const ticket = decodeTicketPayload(payload);
      if (ticket) expect(encodeTicketPayload(ticket)).toEqual(payload);
      else expect(at === 0 || (at >= 37 && at < 45)).toBe(true);
    }),
    { numRuns: 2000 },
  );
});

test('other versions, lengths and texts are no tickets', () => {
  fc.assert(
    fc.property(fields, bytes(64), fc.string(), (ticket, signature, other) => {
      const payload = encodeTicketPayload(ticket);
      const text = joinTicketCode(payload, signature);
      expect(decodeTicketPayload(payload.with(0, 2))).toBeUndefined();
      expect(decodeTicketPayload(payload.slice(1))).toBeUndefined();
      for (const wrong of [
        text.toLowerCase(),
        `${text}A`,
        `${text}\n`,
        ` ${text}`,
        text.slice(0, -1),
        other,
      ]) {
        expect(splitTicketCode(wrong)).toBeUndefined();
      }
    }),
  );
});

test.each<[string, Partial<TicketFields>]>([
  ['a seat too long for the code', { seatNo: 'LOWER-12B' }],
  ['a seat in Bangla', { seatNo: 'খ৩' }],
  ['no seat', { seatNo: '' }],
  ['an id that is none', { ticketId: 'b3' }],
  ['capital letters in an id', { tripId: '20261127-AAAA-4aaa-8aaa-aaaaaaaaaaaa' }],
  ['a stop beyond one byte', { toStopNo: 256 }],
  ['half an issue', { issueNo: 1.5 }],
  ['a time before 1970', { notBeforeSeconds: -1 }],
])('%s is refused, not cut short', (_, fault) => {
  const [ticket] = fc.sample(fields, 1);
  expect(ticket && (() => encodeTicketPayload({ ...ticket, ...fault }))).toThrow(RangeError);
});
