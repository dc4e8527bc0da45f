/** How often something guessable may be tried within a window, by device and by phone number. */
export const tryLimits = {
  /** Failed look-ups of a PNR. */
  'look-up': { device: 10, phone: 10, windowMinutes: 60 },
  /** One-time codes sent. */
  'code-sent': { device: 10, phone: 3, windowMinutes: 60 },
} as const satisfies Record<string, { device: number; phone: number; windowMinutes: number }>;
export type TryKind = keyof typeof tryLimits;

/** A one-time code: six digits, five minutes, five tries, once. */
export const codeLimits = { digits: 6, minutes: 5, tries: 5, secondsBetween: 60 } as const;
