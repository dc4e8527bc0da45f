import type { Visitor } from '@poth/domain/identity/actor.ts';
import { networkOf } from '../http/client-address.ts';
import { sealedHash } from '../identity/number-hash.ts';
import type { LinkSigner } from '../ticket/signed-link.ts';

/**
 * Source from which seats of one trip are held; hashes are made with the key of this installation, so that no address
 * is kept.
 */
export type UnpaidHoldSource = {
  buyerId: string;
  buyerHash: string;
  addressHash: string | null;
  networkHash: string | null;
};

/** Returns the source of a hold. The trip is part of its hashes: those of two trips cannot be compared. */
export const sourceOf = (
  links: LinkSigner,
  { buyerId, address }: Visitor,
  tripId: string,
): UnpaidHoldSource => ({
  buyerId,
  buyerHash: sealedHash(links, `buyer ${buyerId} ${tripId}`),
  addressHash: address && sealedHash(links, `address ${address} ${tripId}`),
  networkHash: address && sealedHash(links, `network ${networkOf(address)} ${tripId}`),
});

/**
 * Hashes the payer, as the gateway told it: a signal for an admin, and never a reason to refuse. Null: it did not tell.
 */
export const payerHashOf = (links: LinkSigner, payer: string): string | null =>
  payer === '' ? null : sealedHash(links, `payer ${payer}`);
