import { createPublicKey } from 'node:crypto';
import type { TicketPublicKey } from '@poth/domain/boarding/boarding.ts';
import type { TicketSigner } from '../ticket/ticket-key.ts';

/** The public half of the key that signs tickets, as a browser checks with it. */
export const publicKeysOf = ({
  keyId,
  publicKeyPem,
}: Pick<TicketSigner, 'keyId' | 'publicKeyPem'>): TicketPublicKey[] => {
  const { x = '' } = createPublicKey(publicKeyPem).export({ format: 'jwk' });
  return [{ keyId, key: Buffer.from(x, 'base64url').toString('hex') }];
};
