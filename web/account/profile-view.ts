import type { Profile } from '@poth/domain/account/profile.ts';

/** A profile as its page shows it. */
export const profileView = ({
  name,
  email,
  emailVerified,
  phone,
  accountType,
  isMine,
}: Profile & { isMine: boolean }) => ({
  // An account that was made by phone goes by its number until its person gives a name.
  name: name === phone ? '' : name,
  email,
  emailVerified,
  /** As people type it. */
  phone: phone?.replace(/^\+88/, '') ?? '',
  isProvider: accountType === 'busProvider',
  isMine,
});
export type ProfileView = ReturnType<typeof profileView>;
