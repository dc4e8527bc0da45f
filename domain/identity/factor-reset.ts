import { z } from 'zod';
import { UserId } from '../people/rights.ts';

/** State of a request to remove a lost second factor. */
export type FactorResetState = 'asked' | 'done' | 'stopped' | 'declined';

/**
 * Hours in which the account's owner can stop a request before it may be approved, and days after which it lapses
 * undecided.
 */
export const factorResetLimits = { waitHours: 24, lapseDays: 7 } as const;

/** Open request. approvals: number given so far; needed: number required. */
export type FactorReset = { askedAt: Date; dueAt: Date; approvals: number; needed: number };

/** Returns the number of approvals required: an admin's factor is removed by two different admins. */
export const approvalsNeeded = ({ isAdmin }: { isAdmin: boolean }): number => (isAdmin ? 2 : 1);

export const StopFactorResetInput = z.strictObject({ token: z.string().max(200) });
export type StopFactorResetInput = z.infer<typeof StopFactorResetInput>;

export const DecideFactorResetInput = z.strictObject({
  userId: UserId,
  decision: z.enum(['approve', 'decline']),
});
export type DecideFactorResetInput = z.infer<typeof DecideFactorResetInput>;
