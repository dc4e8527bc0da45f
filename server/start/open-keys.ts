import type { AuthSecrets } from '../identity/auth-secrets.ts';
import { type DatedKey, type KeyRing, keyRing } from '../key-ring.ts';
import type { KeySet, Secrets } from '../secrets.ts';
import { createLinkSigner } from '../ticket/signed-link.ts';
import { createTicketSigner } from '../ticket/ticket-key.ts';

type DatedSet = DatedKey<KeySet>;

/** Lists the sets of keys in the order in which they sign; the first one has signed from the beginning. */
export const keySetsOf = ({ turned = [], ...first }: Secrets): [DatedSet, ...DatedSet[]] => [
  { key: first, signsFrom: new Date(0) },
  ...turned.map(({ signsFrom, ...key }) => ({ key, signsFrom: new Date(signsFrom) })),
];

/** Name of a set of keys: the id that its tickets carry. */
export const nameOfKeys = ({ ticketKey }: KeySet): string => createTicketSigner(ticketKey).keyId;

type Clock = () => Date;

const ringOf = <Key>(secrets: Secrets, of: (set: KeySet) => Key, now?: Clock): KeyRing<Key> => {
  const [first, ...later] = keySetsOf(secrets);
  const dated = ({ key, signsFrom }: DatedSet) => ({ key: of(key), signsFrom });
  return keyRing([dated(first), ...later.map(dated)], now);
};

/** Secrets of accounts. A process signs with the one current at its start; the version in sealed data is the set's name. */
export const authSecretsOf = (secrets: Secrets, now?: Clock): AuthSecrets => {
  const secret = secrets.authSecret;
  // Without a version, so that the previous release of Poth can read sealed data too.
  if (!secrets.turned) return { secret };
  const versioned = keySetsOf(secrets).map(({ key }) => ({
    version: Number.parseInt(nameOfKeys(key), 16),
    value: key.authSecret,
  }));
  const signing = ringOf(secrets, ({ authSecret }) => authSecret, now).signing();
  const isSigning = ({ value }: { value: string }) => value === signing;
  const others = versioned.filter((one) => !isSigning(one));
  return { secret, secrets: [...versioned.filter(isSigning), ...others] };
};

/** Opens the keys of an installation for its use cases. */
export const openKeys = (secrets: Secrets, now?: Clock) => ({
  ticketSigner: ringOf(secrets, ({ ticketKey }) => createTicketSigner(ticketKey), now),
  linkSigner: createLinkSigner(ringOf(secrets, ({ linkSecret }) => linkSecret, now)),
  authSecrets: authSecretsOf(secrets, now),
});
