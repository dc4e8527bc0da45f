import type { AccountType, Membership } from '@poth/domain/identity/account.ts';
import type { Profile } from '@poth/domain/people/profile.ts';

/** Link to a bus company of the account's own: null for admins and for staff of another's. */
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
  // An account made by phone has its number as the name until its person gives one.
  name: name === phone ? '' : name,
  email,
  emailVerified,
  /** As people type it. */
  phone: phone?.replace(/^\+88/, '') ?? '',
  company: companyOf(accountType, membership),
  isMine,
});
export type ProfileView = ReturnType<typeof profileView>;
