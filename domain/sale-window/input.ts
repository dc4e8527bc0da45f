import { z } from 'zod';

const Text = z.string().max(40);

/** Ways to say from when dates are on sale; open: at once, the windows of the dates go. */
export const openingWays = ['days-before', 'moment', 'at-once'] as const;
export type OpeningWay = (typeof openingWays)[number];

/** Whose windows: of the own operator, or of all. */
export const WindowReach = z.enum(['own', 'all']);
export type WindowReach = z.infer<typeof WindowReach>;

/** Windows of a range of service dates as somebody typed them; read-windows.ts says what is wrong. */
export const SetWindowsInput = z.strictObject({
  reach: WindowReach,
  from: Text,
  until: Text,
  way: z.enum(openingWays),
  /** So many days before each date; days-before. */
  daysBefore: Text.default(''),
  /** One day for all of them; moment. */
  day: Text.default(''),
  /** Time of that day: 08:00, রাত ৮:০০. */
  time: Text.default(''),
});
export type SetWindowsInput = z.input<typeof SetWindowsInput>;
export type WindowsTyped = Omit<z.output<typeof SetWindowsInput>, 'reach'>;

export const ListWindowsInput = z.strictObject({ reach: WindowReach });
export type ListWindowsInput = z.infer<typeof ListWindowsInput>;
