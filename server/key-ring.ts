/** Key with the moment from which it signs. */
export type DatedKey<Key> = { key: Key; signsFrom: Date };

/** Keys of one kind, of which several exist after a turn: one signs, and signatures of all accepted ones are valid. */
export type KeyRing<Key> = {
  signing(): Key;
  accepted(): readonly Key[];
  /** Key for hashes by which rows are found: a turn leaves these hashes unchanged, as long as the key is kept. */
  oldest: Key;
};

/**
 * Days for which signatures of a key are valid after the next key begins to sign: more than the 60 that settings let a
 * sale open ahead, plus the journey after it, and more than the 30 of a session or a cookie.
 */
export const acceptedDays = 90;

/** Hours between a turn and the first signature of its keys, by which time every process has to know them. */
export const announcedHours = 24;

/** Computes the moment from which signatures of a key are invalid; undefined while there is no next key. */
export const acceptedUntil = (next: Pick<DatedKey<unknown>, 'signsFrom'> | undefined): Date | undefined =>
  next && new Date(next.signsFrom.getTime() + acceptedDays * 86_400_000);

/** Makes a ring of keys in the order in which they sign; the clock decides which of them signs and which are accepted. */
export const keyRing = <Key>(
  dated: readonly [DatedKey<Key>, ...DatedKey<Key>[]],
  now = (): Date => new Date(),
): KeyRing<Key> => {
  const isAccepted = (at: number): boolean => {
    const until = acceptedUntil(dated[at + 1]);
    return !until || now() < until;
  };
  return {
    signing: () => (dated.findLast(({ signsFrom }) => signsFrom <= now()) ?? dated[0]).key,
    accepted: () => dated.filter((_, at) => isAccepted(at)).map(({ key }) => key),
    oldest: dated[0].key,
  };
};

/** A ring of one key that was never turned. */
export const onlyKey = <Key>(key: Key): KeyRing<Key> => keyRing([{ key, signsFrom: new Date(0) }]);
