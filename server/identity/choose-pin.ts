import { personOf } from '@poth/domain/identity/actor.ts';
import { ChoosePinInput, pinFault } from '@poth/domain/identity/staff-device.ts';
import { readTypedCode } from '@poth/domain/identity/typed-code.ts';
import { Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { deviceLetIn, hashPin } from './device-of.ts';
import { openDesk, putPin } from './device-store.ts';

/**
 * Sets the PIN of a device that was let in, and opens the desk in this session. A forgotten PIN is replaced by asking
 * the owner again.
 */
export const choosePin = browserCall(
  {
    gate: 'staffMember',
    input: ChoosePinInput,
    problems: [
      'invalid-input', // pin, again
      'device-not-let-in', // or shut meanwhile
      'pin-required', // the device has one
    ],
  },
  async function choosePin({ deps, actor, browser }, input): Promise<void> {
    const { phone, session } = personOf(actor);
    const device = await deviceLetIn(deps, actor, browser);
    const pin = readTypedCode(input.pin);
    const fault = pinFault(pin, phone);
    if (fault) throw new Problem('invalid-input', { faults: { pin: fault } });
    if (readTypedCode(input.again) !== pin)
      throw new Problem('invalid-input', { faults: { again: 'pin-differs' } });
    if (device.hasPin) throw new Problem('pin-required');
    const pinHash = await hashPin(pin, device);
    const { deviceId } = device;
    await transaction(deps.db, async (tx) => {
      if (!(await putPin(tx, deviceId, pinHash))) throw new Problem('device-not-let-in');
      await openDesk(tx, { deviceId, pinHash, sessionId: session.sessionId });
    });
  },
);
