import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import {
  encodeTicketPayload,
  joinTicketCode,
  splitTicketCode,
  type TicketFields,
} from '@poth/domain/ticket/ticket-code.ts';

/** Private key that signs tickets; only its public half leaves the server. */
export type TicketSigner = { keyId: string; publicKeyPem: string; sign: (payload: Uint8Array) => Uint8Array };

/** Public keys that may have signed a ticket, by id: the current one and earlier ones. */
export type TicketKeys = ReadonlyMap<string, KeyObject>;

const ed25519 = (key: KeyObject): KeyObject => {
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('A ticket key is an Ed25519 key');
  return key;
};

/** Derives the id of a key from the key itself, so that two keys do not share an id by mistake. */
const keyIdOf = (publicKey: KeyObject): string =>
  createHash('sha256')
    .update(publicKey.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 8);

/** A new private key for tickets, as PKCS #8 PEM. */
export const generateTicketKey = (): string =>
  generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  }).privateKey;

/** A signer from a private key of `generateTicketKey`. */
export const createTicketSigner = (privateKeyPem: string): TicketSigner => {
  const privateKey = ed25519(createPrivateKey(privateKeyPem));
  const publicKey = createPublicKey(privateKeyPem);
  return {
    keyId: keyIdOf(publicKey),
    publicKeyPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    sign: (payload) => new Uint8Array(sign(null, payload, privateKey)),
  };
};

/** Reads the keys that the door trusts from the PEM of their public halves. */
export const ticketKeys = (publicKeyPems: Iterable<string>): TicketKeys =>
  new Map(
    Array.from(publicKeyPems, (pem) => {
      const key = ed25519(createPublicKey(pem));
      return [keyIdOf(key), key] as const;
    }),
  );

/** Hashes a passenger's name for a ticket code, salted with the ticket id so that equal names differ. */
export const passengerHash = (ticketId: string, passengerName: string): string => {
  const name = passengerName.normalize('NFC').trim().replace(/\s+/g, ' ').toLowerCase();
  return createHash('sha256').update(`${ticketId}\n${name}`).digest('hex').slice(0, 8);
};

/** The signed text of one ticket's QR. */
export const issueTicketCode = (signer: TicketSigner, ticket: Omit<TicketFields, 'keyId'>): string => {
  const payload = encodeTicketPayload({ ...ticket, keyId: signer.keyId });
  return joinTicketCode(payload, signer.sign(payload));
};

/**
 * Reads a scanned code if a known key signed exactly this text; undefined otherwise. The caller checks whether the
 * ticket is used, void or outside its period.
 */
export const verifyTicketCode = (text: string, publicKeys: TicketKeys): TicketFields | undefined => {
  const code = splitTicketCode(text);
  const key = code && publicKeys.get(code.fields.keyId);
  return key && verify(null, code.payload, ed25519(key), code.signature) ? code.fields : undefined;
};
