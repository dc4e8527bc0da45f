import { z } from 'zod';
import { RowId } from '../row-id.ts';

/** Reason why a company's desk is locked for a member of its staff, in this browser and session. */
export type DeskLock = 'device-not-let-in' | 'pin-required';

/** Progress of a browser towards an open desk. open: its PIN was entered in this session. */
export type DeviceStep = 'waiting' | 'shut' | 'choose-pin' | 'enter-pin' | 'open';

/** A staff member's device as its page shows it. code: the letters that are read out to the owner. */
export type DeviceView = {
  step: DeviceStep;
  code: string;
  browser: string | null;
  system: string | null;
};

/**
 * Limits of a device and its PIN. freeTries: guesses without a wait; mostTries: wrong guesses in a row, after which the
 * owner has to let the device in again. waitingDays, unusedDays: a device is deleted after waiting that long to be let
 * in, or after that long without use.
 */
export const deviceLimits = {
  pinDigits: 6,
  freeTries: 5,
  mostTries: 10,
  firstWaitSeconds: 30,
  waitingAtOnce: 5,
  waitingDays: 7,
  unusedDays: 180,
} as const;

/**
 * Returns the seconds until the next guess, by the number of wrong PINs in a row: none below five, then 30, 60, 120 and
 * so on.
 */
export const pinWaitSeconds = (failures: number): number =>
  failures < deviceLimits.freeTries
    ? 0
    : deviceLimits.firstWaitSeconds * 2 ** (failures - deviceLimits.freeTries);

export const ChoosePinInput = z.strictObject({ pin: z.string().max(40), again: z.string().max(40) });
export type ChoosePinInput = z.infer<typeof ChoosePinInput>;

export const EnterPinInput = z.strictObject({ pin: z.string().max(40) });
export type EnterPinInput = z.infer<typeof EnterPinInput>;

/** code: the letters that the owner saw; a device that has asked again since then has others. */
export const DecideDeviceInput = z.strictObject({
  deviceId: RowId,
  code: z.string().max(10),
  decision: z.enum(['let-in', 'refuse', 'take-back']),
});
export type DecideDeviceInput = z.infer<typeof DecideDeviceInput>;

/** Browser in which a member of staff works or asks to work, as the owner sees it. */
export type StaffDevice = {
  deviceId: string;
  userId: string;
  /** Name of the member of staff. */
  name: string;
  browser: string | null;
  system: string | null;
  code: string;
  askedAt: Date;
  letInAt: Date | null;
  /** Time at which its PIN last opened the desk. */
  usedAt: Date | null;
};

const isRun = (pin: string): boolean => '01234567890123456789'.includes(pin);
const isRepeated = (pin: string): boolean => /^(\d{1,3})\1+$/.test(pin) || new Set(pin).size < 3;
const reversed = (pin: string): string => [...pin].toReversed().join('');

export type PinFault = 'pin-missing' | 'pin-length' | 'pin-simple' | 'pin-of-phone' | 'pin-differs';

/** Finds the fault of a new PIN, if any. phone: the number of the account, whose digits colleagues know. */
export const pinFault = (pin: string, phone: string | null): PinFault | undefined => {
  if (pin === '') return 'pin-missing';
  if (!/^\d{6}$/.test(pin)) return 'pin-length';
  if (isRun(pin) || isRun(reversed(pin)) || isRepeated(pin)) return 'pin-simple';
  if (phone?.replace(/^\+88/, '').includes(pin)) return 'pin-of-phone';
  return undefined;
};
