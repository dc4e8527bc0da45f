import { randomUUID } from 'node:crypto';
import { personOf, type Visitor } from '@poth/domain/identity/actor.ts';
import { deviceOf } from '@poth/domain/identity/device.ts';
import type { DeviceStep, DeviceView } from '@poth/domain/identity/staff-device.ts';
import { isProblem, Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import type { Browser } from '../http/browser.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { drawDeviceCode } from './device-code.ts';
import { staffMemberOf } from './device-of.ts';
import { deviceSecretIn, drawSecret, hashOfSecret, keepDeviceSecret } from './device-secret.ts';
import { askForDevice, type DeviceRow, isKnownSecret, lockStaffMember, readDevice } from './device-store.ts';

const stepOf = ({ letInAt, takenBackAt, hasPin }: DeviceRow, isOpen: boolean): DeviceStep => {
  if (takenBackAt) return 'shut';
  if (!letInAt) return 'waiting';
  if (!hasPin) return 'choose-pin';
  return isOpen ? 'open' : 'enter-pin';
};

/** Asks the owner to let this browser in; a browser without a secret of ours is given one. */
const ask = async (deps: Deps, actor: Visitor, browser: Browser): Promise<DeviceRow | undefined> => {
  const member = staffMemberOf(actor);
  await chargeTry(deps.db, 'device-asked', { account: member.userId, device: actor.buyerId });
  const brought = deviceSecretIn(deps, browser);
  const secret = brought && (await isKnownSecret(deps.db, hashOfSecret(brought))) ? brought : drawSecret();
  const device = { ...member, secretHash: hashOfSecret(secret) };
  const named = deviceOf(browser.headers.get('user-agent'));
  const asked = { deviceId: randomUUID(), code: drawDeviceCode(), ...named };
  await transaction(deps.db, async (tx) => {
    // The owner may have removed the member since this request was recognised.
    if (!(await lockStaffMember(tx, member))) throw new Problem('not-allowed');
    await askForDevice(tx, device, asked);
  });
  keepDeviceSecret(deps, browser, secret);
  return readDevice(deps.db, device);
};

const refusedAsk = (thrown: unknown): undefined => {
  if (!isProblem(thrown) || thrown.code !== 'too-many-tries') throw thrown;
};

/**
 * Shows how far this browser is from an open desk. This call asks the owner for a browser that was not asked for yet.
 * Past the limit of requests it is shown as shut; `askDeviceAgain` then says when to try again.
 */
export const viewDevice = browserCall(
  { gate: 'staffMember' },
  async function viewDevice({ deps, actor, browser }): Promise<DeviceView> {
    const member = staffMemberOf(actor);
    const secret = deviceSecretIn(deps, browser);
    const known = secret && (await readDevice(deps.db, { ...member, secretHash: hashOfSecret(secret) }));
    const row = known || (await ask(deps, actor, browser).catch(refusedAsk));
    if (!row) return { step: 'shut', code: '', browser: null, system: null };
    const { code, browser: name, system } = row;
    return { step: stepOf(row, personOf(actor).deskLock === null), code, browser: name, system };
  },
);

/**
 * Asks the owner again, after a refusal or because the PIN is forgotten. The device opens no desk until it is let in
 * again.
 */
export const askDeviceAgain = browserCall(
  { gate: 'staffMember', problems: ['too-many-tries'] },
  async function askDeviceAgain({ deps, actor, browser }): Promise<void> {
    await ask(deps, actor, browser);
  },
);
