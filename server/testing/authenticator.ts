import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyProof } from '@poth/domain/identity/security-input.ts';

type Challenge = { challenge: string };
type Wish = {
  /** Tells whether the device has verified its owner by finger, face or PIN. */
  userVerified?: boolean;
  origin: string;
};

const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString('base64url');

/** Encodes the few kinds of CBOR that passkeys use. */
const cbor = (value: number | string | Buffer | Map<number | string, unknown>): Buffer => {
  const head = (major: number, length: number): Buffer => {
    if (length < 24) return Buffer.from([(major << 5) | length]);
    if (length < 256) return Buffer.from([(major << 5) | 24, length]);
    return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, value.length), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, entry]) => [cbor(key), cbor(entry as Buffer)]);
  return Buffer.concat([head(5, value.size), ...entries]);
};

const flagsOf = (userVerified: boolean, hasKey: boolean): number =>
  0x01 | (userVerified ? 0x04 : 0) | (hasKey ? 0x40 : 0);

/** Makes a software device with one passkey, which it creates and signs with as WebAuthn demands. */
export const anAuthenticator = () => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let uses = 0;
  const clientData = (type: string, { challenge }: Challenge, origin: string): Buffer =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const authData = (rpId: string, flags: number, more: Buffer[] = []): Buffer => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(uses++);
    const rpIdHash = createHash('sha256').update(rpId).digest();
    return Buffer.concat([rpIdHash, Buffer.from([flags]), counter, ...more]);
  };
  const credential = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };

  return {
    make: (options: Challenge, { origin, userVerified = true }: Wish): NewPasskey => {
      const key = new Map<number, number | Buffer>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, id.length]);
      const data = authData(new URL(origin).hostname, flagsOf(userVerified, true), [
        Buffer.alloc(16),
        length,
        id,
        cbor(key),
      ]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', data],
      ]);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData('webauthn.create', options, origin)),
          attestationObject: base64url(cbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    prove: (options: Challenge, { origin, userVerified = true }: Wish): PasskeyProof => {
      const client = clientData('webauthn.get', options, origin);
      const data = authData(new URL(origin).hostname, flagsOf(userVerified, false));
      const signed = Buffer.concat([data, createHash('sha256').update(client).digest()]);
      return {
        ...credential,
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(data),
          signature: base64url(sign('sha256', signed, privateKey)),
        },
      };
    },
  };
};
