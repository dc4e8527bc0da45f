import { z } from 'zod';

const Text = z.string().max(40);

/** Ways to set when dates go on sale; at-once: the windows of the dates are removed. */
export const openingWays = ['days-before', 'moment', 'at-once'] as const;
export type OpeningWay = (typeof openingWays)[number];

/** Reach of windows: the user's own operator, or all operators. */
export const WindowReach = z.enum(['own', 'all']);
export type WindowReach = z.infer<typeof WindowReach>;

/** Windows of a range of service dates as typed; `readWindows` reports the faults. */
export const SetWindowsInput = z.strictObject({
  reach: WindowReach,
  from: Text,
  until: Text,
  way: z.enum(openingWays),
  /** Days before each date; for the way days-before. */
  daysBefore: Text.default(''),
  /** Day on which all of them open; for the way moment. */
  day: Text.default(''),
  /** Time of that day: 08:00, রাত ৮:০০. */
  time: Text.default(''),
});
export type SetWindowsInput = z.input<typeof SetWindowsInput>;
export type WindowsTyped = Omit<z.output<typeof SetWindowsInput>, 'reach'>;

export const ListWindowsInput = z.strictObject({ reach: WindowReach });
export type ListWindowsInput = z.infer<typeof ListWindowsInput>;
