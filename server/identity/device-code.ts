import { randomInt } from 'node:crypto';

/** Letters that sound and look different when they are read out on the phone. */
const letters = 'ABCDEFGHKLMNPRSTWXYZ';

/** Draws the four letters by which an owner tells the device that asks from one of another person. */
export const drawDeviceCode = (): string =>
  Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
