import { z } from 'zod';

/** Roles that an admin may grant to an account, beyond the types that it can ask for itself. */
export const grantableRoles = ['admin', 'support'] as const;
export type GrantableRole = (typeof grantableRoles)[number];

export const UserId = z.string().regex(/^[\w-]{1,64}$/);

/** Words to look for in name and e-mail, or a whole phone number in any form; page: the first is 1. */
export const FindPeopleInput = z.strictObject({
  query: z.string().max(200),
  page: z.int().min(1).max(100_000).default(1),
});
export type FindPeopleInput = z.infer<typeof FindPeopleInput>;

export const PersonInput = z.strictObject({ userId: UserId });
export type PersonInput = z.infer<typeof PersonInput>;

export const RoleInput = z.strictObject({ userId: UserId, role: z.enum(grantableRoles) });
export type RoleInput = z.infer<typeof RoleInput>;

/** reason: for readers of the audit log. */
export const DisableAccountInput = z.strictObject({ userId: UserId, reason: z.string().max(2_000) });
export type DisableAccountInput = z.infer<typeof DisableAccountInput>;

export type ReasonFault = 'reason-missing' | 'reason-long';
const longestReason = 300;

/** Finds the fault of a reason, if any. */
export const faultOfReason = (reason: string): ReasonFault | undefined => {
  const { length } = [...reason.trim()];
  return length === 0 ? 'reason-missing' : length > longestReason ? 'reason-long' : undefined;
};
