import { z } from 'zod';
import { type MemberRole, type StaffRole, staffRoles } from '../identity/account.ts';
import type { FactorReset } from '../identity/factor-reset.ts';
import type { Bilingual } from '../language.ts';
import { UserId } from '../people/rights.ts';
import { OperatorId } from './input.ts';
import type { OperatorState } from './lifecycle.ts';

export const ChangeStaffRoleInput = z.strictObject({ userId: UserId, role: z.enum(staffRoles) });
export type ChangeStaffRoleInput = z.infer<typeof ChangeStaffRoleInput>;

export const RevokeStaffInput = z.strictObject({ userId: UserId });
export type RevokeStaffInput = z.infer<typeof RevokeStaffInput>;

export const InviteStaffInput = z.strictObject({ email: z.string().max(200), role: z.enum(staffRoles) });
export type InviteStaffInput = z.infer<typeof InviteStaffInput>;

export const WithdrawInvitationInput = z.strictObject({ email: z.string().max(200) });
export type WithdrawInvitationInput = z.infer<typeof WithdrawInvitationInput>;

/** Reply to the invitation of one company: an e-mail address may have several. */
export const AnswerInvitationInput = z.strictObject({ operatorId: OperatorId });
export type AnswerInvitationInput = z.infer<typeof AnswerInvitationInput>;

/** Member of an operator's staff. */
export type StaffMember = {
  userId: string;
  name: string;
  email: string | null;
  role: MemberRole;
  joinedAt: Date;
};

/** E-mail address that was invited and has not replied yet. */
export type StaffInvitation = { email: string; role: StaffRole; invitedAt: Date };

/** A company whose staff are listed. */
export type StaffedCompany = { operatorId: string; name: Bilingual; state: OperatorState };

/** Staff of a company and its open invitations. */
export type Staff = {
  company: StaffedCompany;
  staff: readonly StaffMember[];
  invitations: readonly StaffInvitation[];
  /** Open requests to remove a lost second factor, by account. */
  resets: ReadonlyMap<string, FactorReset>;
};
