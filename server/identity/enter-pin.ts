import { personOf, type Visitor } from '@poth/domain/identity/actor.ts';
import { deviceLimits, EnterPinInput } from '@poth/domain/identity/staff-device.ts';
import { readTypedCode } from '@poth/domain/identity/typed-code.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { browserCall } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { isCode } from '../messaging/code-hash.ts';
import { keepDeviceSecret } from './device-secret.ts';
import { deviceLetIn, saltOfPin, staffMemberOf } from './device-of.ts';
import { type DeviceRow, openDesk, readPinTries, shutDevice, takePinTry } from './device-store.ts';

/** Shuts a device whose guesses are used up: the owner has to let it in again. Problems: device-not-let-in. */
const shut = async ({ db }: Deps, actor: Visitor, { deviceId, code }: DeviceRow): Promise<never> => {
  const { userId, operatorId } = staffMemberOf(actor);
  await transaction(db, async (tx) => {
    if (!(await shutDevice(tx, { deviceId, operatorId, code, isIn: true }))) return;
    const detail = { deviceId, userId, after: 'wrong-pins' };
    await recordAct(tx, actor, { stream: `operator:${operatorId}`, act: 'device-shut', detail });
  });
  throw new Problem('device-not-let-in');
};

/**
 * Opens the desk of this session by the PIN of this device. Each guess counts against this person on this device before it is
 * compared: five at once, then slower, and after ten wrong ones in a row the device is shut.
 */
export const enterPin = browserCall(
  {
    gate: 'staffMember',
    input: EnterPinInput,
    problems: [
      'invalid-input', // pin
      'pin-wrong', // with the tries left
      'too-many-tries',
      'device-not-let-in', // or shut, also by the last wrong PIN
    ],
  },
  async function enterPin({ deps, actor, browser }, input): Promise<void> {
    const { session } = personOf(actor);
    const device = await deviceLetIn(deps, actor, browser);
    const pin = readTypedCode(input.pin);
    if (!pin) throw new Problem('invalid-input', { faults: { pin: 'pin-missing' } });
    const { deviceId } = device;
    const tried = await takePinTry(deps.db, deviceId);
    if (!tried) {
      const tries = await readPinTries(deps.db, deviceId);
      if (!tries) throw new Problem('device-not-let-in');
      if (tries.pinFailures >= deviceLimits.mostTries) return shut(deps, actor, device);
      throw new Problem('too-many-tries', { retryAfterSeconds: tries.seconds });
    }
    const { pinHash, pinFailures } = tried;
    if (await isCode(pin, { codeId: saltOfPin(device), codeHash: pinHash })) {
      const { sessionId } = session;
      if (!(await transaction(deps.db, (tx) => openDesk(tx, { deviceId, pinHash, sessionId }))))
        throw new Problem('device-not-let-in');
      // Renews the cookie, so that a device in use does not lose it.
      keepDeviceSecret(deps, browser, device.secret);
      return;
    }
    const triesLeft = deviceLimits.mostTries - pinFailures;
    if (triesLeft === 0) return shut(deps, actor, device);
    throw new Problem('pin-wrong', { triesLeft });
  },
);
