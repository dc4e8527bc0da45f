import type { siteText } from './text.ts';
import type { SignedIn } from './signed-in.ts';

type UserLink = { to: string; name: keyof (typeof siteText)['user']['links'] };

const placesOf = ({ accountType, desk, isStaff, isVerifiedProvider }: SignedIn): readonly UserLink[] => {
  if (accountType === 'admin')
    return [
      { to: '/allBusProviderList', name: 'providers' },
      { to: '/users', name: 'users' },
    ];
  if (desk === 'support') return [{ to: '/support', name: 'support' }];
  if (isStaff)
    return [
      { to: '/tickets', name: 'tickets' },
      { to: '/buses', name: 'buses' },
    ];
  if (accountType === 'user') return [{ to: '/tickets', name: 'tickets' }];
  return [
    isVerifiedProvider ? { to: '/add-buses', name: 'addBus' } : { to: '/bus-provider', name: 'addCompany' },
    { to: '/buses', name: 'buses' },
    ...(isVerifiedProvider ? [{ to: '/staff', name: 'staff' } as const] : []),
  ];
};

/** Links in the menu of a signed-in person, in order: those of their kind of account, then the account itself. */
export const userLinks = (who: SignedIn): readonly UserLink[] => [
  { to: who.profilePath, name: 'profile' },
  ...placesOf(who),
  { to: '/security', name: 'security' },
];
