import { z } from 'zod';
import { UserId } from '../people/rights.ts';

/** How a request to take off a lost second factor stands. */
export type FactorResetState = 'asked' | 'done' | 'stopped' | 'declined';

/** The owner of the account has a day to stop it, and who answers for the account a week to decide. */
export const factorResetLimits = { waitHours: 24, lapseDays: 7 } as const;

/** A request that is open. approvals: how many it has; needed: how many it takes. */
export type FactorReset = { askedAt: Date; dueAt: Date; approvals: number; needed: number };

/** How many must approve: the factor of an admin is taken off by two admins, who are two. */
export const approvalsNeeded = ({ isAdmin }: { isAdmin: boolean }): number => (isAdmin ? 2 : 1);

export const StopFactorResetInput = z.strictObject({ token: z.string().max(200) });
export type StopFactorResetInput = z.infer<typeof StopFactorResetInput>;

export const DecideFactorResetInput = z.strictObject({
  userId: UserId,
  decision: z.enum(['approve', 'decline']),
});
export type DecideFactorResetInput = z.infer<typeof DecideFactorResetInput>;
