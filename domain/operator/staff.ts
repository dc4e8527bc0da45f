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

/** Answer to the invitation of one company: an address may have several. */
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

/** An address that was invited and has not answered yet. */
export type StaffInvitation = { email: string; role: StaffRole; invitedAt: Date };

/** A company whose staff are listed. */
export type StaffedCompany = { operatorId: string; name: Bilingual; state: OperatorState };

/** The people who work for a company, and those who were invited to. */
export type Staff = {
  company: StaffedCompany;
  staff: readonly StaffMember[];
  invitations: readonly StaffInvitation[];
  /** The open requests to take off a lost factor, by account. */
  resets: ReadonlyMap<string, FactorReset>;
};
