import { createPublicKey } from 'node:crypto';
import type { TicketPublicKey } from '@poth/domain/boarding/boarding.ts';
import type { TicketSigner } from '../ticket/ticket-key.ts';

/** The public halves of keys of tickets, as a browser checks with them. */
export const publicKeysOf = (
  keys: readonly Pick<TicketSigner, 'keyId' | 'publicKeyPem'>[],
): TicketPublicKey[] =>
  keys.map(({ keyId, publicKeyPem }) => {
    const { x = '' } = createPublicKey(publicKeyPem).export({ format: 'jwk' });
    return { keyId, key: Buffer.from(x, 'base64url').toString('hex') };
  });
