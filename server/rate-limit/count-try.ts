import { type Limit, type TryKind, tryLimits, type TrySubject } from '@poth/domain/rate-limit/tries.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Database } from '../db/database.ts';
import { ipv6NetworkOf } from '../http/client-address.ts';
import {
  chargeCounters,
  type Counter,
  readExhaustedTries,
  takeBackCharges,
  takeBackNow,
} from './try-store.ts';

/** Subjects that a try is counted against; one that is missing or null is not counted. The network is that of the address. */
export type Subjects = Partial<
  Record<Exclude<TrySubject, 'network' | 'everybody'>, string | null | undefined>
>;

/** Limit that refused a try, and seconds until every exhausted limit has room again. */
export type Refusal = { by: TrySubject; retryAfterSeconds: number };

const nameOf = (by: TrySubject, subjects: Subjects): string | null | undefined => {
  if (by === 'everybody') return by;
  if (by === 'network') return subjects.address && ipv6NetworkOf(subjects.address);
  return subjects[by];
};

/** Counter of the line that a try comes from: the network of an IPv6 address, or the address. */
const lineOf = (subjects: Subjects): string | null | undefined => {
  const by = nameOf('network', subjects) ? 'network' : 'address';
  const who = nameOf(by, subjects);
  return who && `${by}:${who}`;
};

/** The counters of a try from narrow to wide; every statement locks their rows in this order. */
const countersOf = (kind: TryKind, subjects: Subjects): Counter[] =>
  tryLimits[kind].flatMap(({ by, most, seconds, kept }: Limit) => {
    const who = nameOf(by, subjects);
    if (who === undefined || who === null) return [];
    const subject = `${by}:${who}/${seconds}`;
    const line = lineOf(subjects);
    return [{ by, subject, most, seconds, ...(kept && line && { kept, line: `${line}/${seconds}` }) }];
  });

const refusalOf = async (db: Database, kind: TryKind, counters: readonly Counter[]): Promise<Refusal> => {
  const rows = await readExhaustedTries(db, kind, counters);
  const first = counters[rows[0]?.place ?? 0];
  if (!first) throw new Error(`tries of ${kind} are not counted against anybody`);
  return { by: first.by, retryAfterSeconds: Math.max(1, ...rows.map(({ wait }) => wait)) };
};

/**
 * Charges one try to each of its subjects before its outcome is known, so that parallel tries gain nothing. Returns the
 * refusal where a subject has no tries left; a refused try is charged to no subject.
 */
export const countTry = async (
  db: Database,
  kind: TryKind,
  subjects: Subjects,
): Promise<Refusal | undefined> => {
  const counters = countersOf(kind, subjects);
  if (counters.length === 0) return undefined;
  const charged = await chargeCounters(db, kind, counters);
  if (charged.length === counters.length) return undefined;
  // Another try has just reached a wider limit: the charges to the narrower ones are returned.
  await takeBackCharges(db, kind, charged);
  return refusalOf(db, kind, counters);
};

/** Charges a try like `countTry`. Problems: too-many-tries, when one of its subjects has none left. */
export const chargeTry = async (db: Database, kind: TryKind, subjects: Subjects): Promise<void> => {
  const refusal = await countTry(db, kind, subjects);
  if (refusal) throw new Problem('too-many-tries', { retryAfterSeconds: refusal.retryAfterSeconds });
};

/**
 * Charges the try of sending a code. Problems: too-many-tries, number-has-its-codes (a limit of the number, mailbox or booking
 * itself is exhausted, whoever asked).
 */
export const chargeCodeTry = async (db: Database, kind: TryKind, subjects: Subjects): Promise<void> => {
  const refusal = await countTry(db, kind, subjects);
  if (!refusal) return;
  const { by, retryAfterSeconds } = refusal;
  const isOfNumber = by === 'phone' || by === 'booking' || by === 'mailbox';
  throw new Problem(isOfNumber ? 'number-has-its-codes' : 'too-many-tries', { retryAfterSeconds });
};

/**
 * Returns the charges of a try: of a successful one where only failures count, or of one whose message was not sent.
 * `only`: subjects that get it back; without it, all of them.
 */
export const returnTry = (
  db: Database,
  kind: TryKind,
  subjects: Subjects,
  only?: readonly TrySubject[],
): Promise<void> =>
  takeBackNow(
    db,
    kind,
    countersOf(kind, subjects).filter(({ by }) => !only || only.includes(by)),
  );
