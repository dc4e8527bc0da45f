/** Key with the moment from which it signs. */
export type DatedKey<Key> = { key: Key; signsFrom: Date };

/** Keys of one kind while they are turned: one signs, and what the others have signed is accepted. */
export type KeyRing<Key> = {
  signing(): Key;
  accepted(): readonly Key[];
  /** Makes hashes that rows are found by: a turn leaves those as they are, as long as this key is kept. */
  oldest: Key;
};

/**
 * Days for which signatures of a key count after the next one signs: more than the 60 that settings let a sale open ahead,
 * with the journey after it, and than the 30 of a session or a cookie.
 */
export const acceptedDays = 90;

/** Hours between a turn and the first signature of its keys: every process has to know them by then. */
export const announcedHours = 24;

/** The moment after which the signatures of a key count no more; undefined while no other has been drawn after it. */
export const acceptedUntil = (next: Pick<DatedKey<unknown>, 'signsFrom'> | undefined): Date | undefined =>
  next && new Date(next.signsFrom.getTime() + acceptedDays * 86_400_000);

/** A ring of keys in the order in which they sign; what signs or is accepted follows the clock. */
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
