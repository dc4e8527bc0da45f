import type { AccountType, Membership } from '@poth/domain/identity/account.ts';
import type { Profile } from '@poth/domain/people/profile.ts';

/** Way of an account to a bus company of its own: null for admins and for staff of another's. */
const companyOf = (accountType: AccountType, membership: Pick<Membership, 'role'> | null) => {
  if (membership) return membership.role === 'owner' ? 'own' : null;
  if (accountType === 'admin') return null;
  return accountType === 'busProvider' ? 'own' : 'to-register';
};

/** A profile as its page shows it. */
export const profileView = (
  { name, email, emailVerified, phone, accountType, isMine }: Profile & { isMine: boolean },
  membership: Pick<Membership, 'role'> | null,
) => ({
  // An account that was made by phone goes by its number until its person gives a name.
  name: name === phone ? '' : name,
  email,
  emailVerified,
  /** As people type it. */
  phone: phone?.replace(/^\+88/, '') ?? '',
  company: companyOf(accountType, membership),
  isMine,
});
export type ProfileView = ReturnType<typeof profileView>;
