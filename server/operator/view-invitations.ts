import { personOf } from '@poth/domain/identity/actor.ts';
import type { StaffRole } from '@poth/domain/identity/account.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { call } from '../call.ts';
import { readInvitationsTo } from './staff-store.ts';

export type InvitationsToMe = {
  /** E-mail address of the person; confirmed: an unconfirmed address is shown no invitations. */
  email: string | null;
  confirmed: boolean;
  /** True where the person already works for a company, and so can accept none. */
  hasOperator: boolean;
  invitations: readonly { operatorId: string; name: Bilingual; role: StaffRole; invitedAt: Date }[];
};

/** Lists the companies that have invited the caller. */
export const viewInvitations = call(
  { gate: 'signedIn' },
  async function viewInvitations({ deps: { db }, actor }): Promise<InvitationsToMe> {
    const { email, emailVerified: confirmed, membership } = personOf(actor);
    const invitations = email && confirmed ? await readInvitationsTo(db, email) : [];
    return { email, confirmed, hasOperator: membership !== null, invitations };
  },
);
