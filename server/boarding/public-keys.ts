import { createPublicKey } from 'node:crypto';
import type { TicketPublicKey } from '@poth/domain/boarding/boarding.ts';
import type { TicketSigner } from '../ticket/ticket-key.ts';

/** Converts ticket signing keys to the public keys that a browser checks with. */
export const publicKeysOf = (
  keys: readonly Pick<TicketSigner, 'keyId' | 'publicKeyPem'>[],
): TicketPublicKey[] =>
  keys.map(({ keyId, publicKeyPem }) => {
    const { x = '' } = createPublicKey(publicKeyPem).export({ format: 'jwk' });
    return { keyId, key: Buffer.from(x, 'base64url').toString('hex') };
  });
