import { personOf, type Visitor } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import type { Browser } from '../http/browser.ts';
import { hashCode } from '../messaging/code-hash.ts';
import { deviceSecretIn, hashOfSecret } from './device-secret.ts';
import { type DeviceRow, readDevice } from './device-store.ts';

/** Returns the member of staff behind a request. Problems: sign-in-required, not-found (an owner, or of no company). */
export const staffMemberOf = (actor: Visitor): { userId: string; operatorId: string } => {
  const { userId, membership } = personOf(actor);
  if (!membership || membership.role === 'owner') throw new Problem('not-found');
  return { userId, operatorId: membership.operatorId };
};

/**
 * Returns the device of a staff member's request, which the owner has let in, with its secret. Problems:
 * sign-in-required, not-found, device-not-let-in.
 */
export const deviceLetIn = async (
  deps: Pick<Deps, 'db' | 'publicUrl'>,
  actor: Visitor,
  browser: Browser,
): Promise<DeviceRow & { secret: string }> => {
  const member = staffMemberOf(actor);
  const secret = deviceSecretIn(deps, browser);
  if (!secret) throw new Problem('device-not-let-in');
  const device = await readDevice(deps.db, { ...member, secretHash: hashOfSecret(secret) });
  if (!device?.letInAt || device.takenBackAt) throw new Problem('device-not-let-in');
  return { ...device, secret };
};

/**
 * Salt with which a PIN is hashed and compared: it contains the device's secret, so the database alone allows no
 * guessing.
 */
export const saltOfPin = ({ deviceId, secret }: { deviceId: string; secret: string }): string =>
  `${deviceId}.${secret}`;

export const hashPin = (pin: string, device: { deviceId: string; secret: string }): Promise<string> =>
  hashCode(pin, saltOfPin(device));
