import type { PageGate } from '../domain/identity/gate.ts';
import { addresses } from '../web/addresses.ts';

/**
 * Visitors whose browsers open pages: the founder is a bus provider without a registered company, the agent one on a
 * device that has not been let in.
 */
export const visitors = ['passer-by', 'buyer', 'founder', 'owner', 'agent', 'admin', 'support'] as const;
export type VisitorName = (typeof visitors)[number];

/** A gate without a line here does not compile. */
const byGate: Record<PageGate, VisitorName> = {
  everybody: 'passer-by',
  halfSignedIn: 'buyer',
  signedIn: 'buyer',
  busProvider: 'owner',
  canBecomeProvider: 'founder',
  provider: 'owner',
  operatorMember: 'owner',
  operatorOwner: 'owner',
  ownerOrAdmin: 'admin',
  seller: 'owner',
  staffMember: 'agent',
  admin: 'admin',
  support: 'support',
};

/** Pages of the product; downloads and addresses that only redirect are left out. */
export const everyPage = addresses.filter(({ file }) => file.endsWith('.tsx'));

const visitorOf = (path: string, gate: PageGate): VisitorName => {
  // Open to all, but with content only for a buyer.
  if (gate === 'everybody' && /:(tripId|tranId|pnr|token)|sign-out/.test(path)) return 'buyer';
  return byGate[gate];
};

/** Pages that one visitor opens. */
export const pagesOf = (name: VisitorName) =>
  everyPage.filter(({ path, gate }) => visitorOf(path, gate) === name);

/** Address of a page with its values filled in; throws if one has no value. */
export const fillIn = (path: string, values: Readonly<Record<string, string>>): string => {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (!value) throw new Error(`${path} needs a value for ${name}: give one in e2e/page-values.ts`);
    return encodeURIComponent(value);
  });
  return `/${filled.replace(/^\//, '')}`;
};
