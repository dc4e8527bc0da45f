import { personOf } from '@poth/domain/identity/actor.ts';
import type { StaffRole } from '@poth/domain/identity/account.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { call } from '../call.ts';
import { readInvitationsTo } from './staff-store.ts';

export type InvitationsToMe = {
  /** The person's address, and whether it is proved: an unproved one is told nothing. */
  email: string | null;
  confirmed: boolean;
  /** Whether the person works for a company already and so can accept none. */
  hasOperator: boolean;
  invitations: readonly { operatorId: string; name: Bilingual; role: StaffRole; invitedAt: Date }[];
};

/** Lists the companies that the person who is signed in has been invited to. */
export const viewInvitations = call(
  { gate: 'signedIn' },
  async function viewInvitations({ deps: { db }, actor }): Promise<InvitationsToMe> {
    const { email, emailVerified: confirmed, membership } = personOf(actor);
    const invitations = email && confirmed ? await readInvitationsTo(db, email) : [];
    return { email, confirmed, hasOperator: membership !== null, invitations };
  },
);
