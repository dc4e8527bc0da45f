/** Fields in the QR of a ticket: enough for a conductor without a network, and no name in clear text. */
export type TicketFields = {
  /** Eight hex digits that name the signing key. The algorithm is fixed, a token never chooses it. */
  keyId: string;
  ticketId: string;
  tripId: string;
  /** One to eight printable Latin characters, as on the coach. */
  seatNo: string;
  fromStopNo: number;
  toStopNo: number;
  /** A reissue has the next number; the older code is refused. */
  issueNo: number;
  /** Eight hex digits of a hash of the name, to be compared with the name on a passenger's paper. */
  passengerHash: string;
  /** Validity of the code at the door, in seconds since 1970. */
  notBeforeSeconds: number;
  notAfterSeconds: number;
};

type Codec<Value> = {
  bytes: number;
  write: (value: Value) => number[];
  /** Returns undefined for bytes that `write` never makes. */
  read: (from: Uint8Array) => Value | undefined;
};

const fits = (ok: boolean, what: string): void => {
  if (!ok) throw new RangeError(`A ticket code cannot carry ${what}`);
};

const unsigned = (bytes: number): Codec<number> => ({
  bytes,
  write: (value) => {
    fits(Number.isInteger(value) && value >= 0 && value < 256 ** bytes, `the number ${value}`);
    return Array.from({ length: bytes }, (_, at) => Math.floor(value / 256 ** (bytes - 1 - at)) % 256);
  },
  read: (from) => from.reduce((number, byte) => number * 256 + byte, 0),
});

const hex = (bytes: number): Codec<string> => ({
  bytes,
  write: (value) => {
    fits(value.length === bytes * 2 && /^[0-9a-f]*$/.test(value), `"${value}"`);
    return Array.from({ length: bytes }, (_, at) => Number.parseInt(value.slice(at * 2, at * 2 + 2), 16));
  },
  read: (from) => Array.from(from, (byte) => byte.toString(16).padStart(2, '0')).join(''),
});

const bare = hex(16);
const uuid: Codec<string> = {
  bytes: 16,
  write: (value) => {
    fits(/^\w{8}(-\w{4}){3}-\w{12}$/.test(value), `"${value}"`);
    return bare.write(value.replaceAll('-', ''));
  },
  read: (from) => bare.read(from)?.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
};

const label = (bytes: number): Codec<string> => ({
  bytes,
  write: (value) => {
    fits(value.length <= bytes && /^[!-~]+$/.test(value), `the seat "${value}"`);
    return Array.from({ length: bytes }, (_, at) => (at < value.length ? value.charCodeAt(at) : 0));
  },
  read: (from) => /^([!-~]+)\0*$/.exec(String.fromCharCode(...from))?.[1],
});

/** Layout of the payload after its version byte: fields in this order, big-endian. */
const layout: { readonly [Field in keyof TicketFields]: Codec<TicketFields[Field]> } = {
  keyId: hex(4),
  ticketId: uuid,
  tripId: uuid,
  seatNo: label(8),
  fromStopNo: unsigned(1),
  toStopNo: unsigned(1),
  issueNo: unsigned(2),
  passengerHash: hex(4),
  notBeforeSeconds: unsigned(4),
  notAfterSeconds: unsigned(4),
};
const fieldNames = Object.keys(layout) as (keyof TicketFields)[];

const version = 1;
const payloadBytes = fieldNames.reduce((bytes, field) => bytes + layout[field].bytes, 1);
/** Length of an Ed25519 signature. */
const signatureBytes = 64;

const written = <Field extends keyof TicketFields>(field: Field, fields: TicketFields): number[] =>
  layout[field].write(fields[field]);

/** Encodes the 61 bytes that are signed. Throws a RangeError for a value that does not fit its field. */
export const encodeTicketPayload = (fields: TicketFields): Uint8Array =>
  Uint8Array.of(version, ...fieldNames.flatMap((field) => written(field, fields)));

/** Reads signed bytes; undefined when they are no ticket of this version. */
export const decodeTicketPayload = (payload: Uint8Array): TicketFields | undefined => {
  if (payload.length !== payloadBytes || payload[0] !== version) return undefined;
  const fields: Partial<TicketFields> = {};
  let at = 1;
  for (const field of fieldNames) {
    const value = layout[field].read(payload.subarray(at, at + layout[field].bytes));
    if (value === undefined) return undefined;
    Object.assign(fields, { [field]: value });
    at += layout[field].bytes;
  }
  return fields as TicketFields;
};

/**
 * Base32 of RFC 4648: its letters are in the QR's alphanumeric mode, and unlike those of base45 they hold
 * no space or sign that a hand scanner, a link or a copy would swallow. The QR is of version 8 either way.
 */
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** Regroups bits, big-endian; the 125 bytes of a code are exactly 200 letters, so no padding bits are left. */
const regroup = (values: Iterable<number>, fromBits: number, toBits: number): number[] => {
  const groups: number[] = [];
  let held = 0;
  let bits = 0;
  for (const value of values) {
    held = (held << fromBits) | value;
    bits += fromBits;
    for (; bits >= toBits; bits -= toBits) groups.push((held >> (bits - toBits)) & (2 ** toBits - 1));
    held &= 2 ** bits - 1;
  }
  return groups;
};

const prefix = 'POTH1.';
const codePattern = new RegExp(`^POTH1\\.([${alphabet}]{${((payloadBytes + signatureBytes) * 8) / 5}})$`);

/** The text of the QR: POTH1. and 200 capital letters and digits of payload and signature. */
export const joinTicketCode = (payload: Uint8Array, signature: Uint8Array): string =>
  prefix +
  regroup([...payload, ...signature], 8, 5)
    .map((group) => alphabet[group])
    .join('');

/** A scanned text taken apart, its signature not yet checked; undefined when it is no ticket of ours. */
export const splitTicketCode = (
  text: string,
): { payload: Uint8Array; signature: Uint8Array; fields: TicketFields } | undefined => {
  const letters = codePattern.exec(text)?.[1];
  if (!letters) return undefined;
  const bytes = Uint8Array.from(
    regroup(
      Array.from(letters, (letter) => alphabet.indexOf(letter)),
      5,
      8,
    ),
  );
  const payload = bytes.slice(0, payloadBytes);
  const fields = decodeTicketPayload(payload);
  return fields && { payload, signature: bytes.slice(payloadBytes), fields };
};
