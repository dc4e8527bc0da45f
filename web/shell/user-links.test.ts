import { expect, test } from 'vitest';
import { userLinks } from './user-links.ts';
import type { SignedIn } from './signed-in.ts';

const who: SignedIn = {
  name: 'Rahima Khatun',
  letter: 'R',
  profilePath: '/profile/rahima%40example.com',
  accountType: 'user',
  isVerifiedProvider: false,
  isStaff: false,
  hasApp: false,
  desk: null,
  company: null,
};
const offered = (some: Partial<SignedIn>) => userLinks({ ...who, ...some }).map(({ to }) => to);

test.each<[string, Partial<SignedIn>, string[]]>([
  ['a passenger', {}, ['/tickets']],
  ['an admin', { accountType: 'admin' }, ['/allBusProviderList', '/users']],
  ['a provider that is not verified', { accountType: 'busProvider' }, ['/bus-provider', '/buses']],
  [
    'a verified provider',
    { accountType: 'busProvider', isVerifiedProvider: true },
    ['/add-buses', '/buses', '/staff'],
  ],
  ['somebody who helps passengers', { desk: 'support' }, ['/support']],
  ['staff of a provider', { isStaff: true }, ['/tickets', '/buses']],
])('%s finds the profile, what is theirs, and security', (_, some, theirs) => {
  expect(offered(some)).toEqual([who.profilePath, ...theirs, '/security']);
});
