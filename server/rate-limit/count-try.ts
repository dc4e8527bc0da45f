import { type TryKind, tryLimits, type TrySubject } from '@poth/domain/rate-limit/tries.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Database } from '../db/database.ts';
import {
  chargeCounters,
  type Counter,
  readExhaustedTries,
  takeBackCharges,
  takeBackNow,
} from './try-store.ts';

/** Names those a try is counted against: a subject that is left out or null is not counted. */
export type Subjects = Partial<Record<Exclude<TrySubject, 'everybody'>, string | null>>;

/** Holds the limit that refused a try and the seconds until every limit that is used up has room again. */
export type Refusal = { by: TrySubject; retryAfterSeconds: number };

/** The counters of a try from narrow to wide; every statement locks their rows in this order. */
const countersOf = (kind: TryKind, subjects: Subjects): Counter[] =>
  tryLimits[kind].flatMap(({ by, most, seconds }) => {
    const who = by === 'everybody' ? 'everybody' : subjects[by];
    return who === undefined || who === null
      ? []
      : [{ by, subject: `${by}:${who}/${seconds}`, most, seconds }];
  });

const refusalOf = async (db: Database, kind: TryKind, counters: readonly Counter[]): Promise<Refusal> => {
  const rows = await readExhaustedTries(db, kind, counters);
  const first = counters[rows[0]?.place ?? 0];
  if (!first) throw new Error(`tries of ${kind} are not counted against anybody`);
  return { by: first.by, retryAfterSeconds: Math.max(1, ...rows.map(({ wait }) => wait)) };
};

/**
 * Takes one try from each subject it concerns before it is known how it ends: tries in parallel gain nothing.
 * Answers the refusal where one of them has none left; a refused try is charged to no subject.
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
  // A limit that another try has just reached: what the narrower ones were charged goes back.
  await takeBackCharges(db, kind, charged);
  return refusalOf(db, kind, counters);
};

/** Takes a try as countTry does. Problems: too-many-tries, when one of its subjects has none left. */
export const takeTry = async (db: Database, kind: TryKind, subjects: Subjects): Promise<void> => {
  const refusal = await countTry(db, kind, subjects);
  if (refusal) throw new Problem('too-many-tries', { retryAfterSeconds: refusal.retryAfterSeconds });
};

/**
 * Takes the try of a code that goes out. Problems: too-many-tries, number-has-its-codes (what is used up is what one
 * number or booking may be sent, whoever asked for it).
 */
export const takeCodeTry = async (db: Database, kind: TryKind, subjects: Subjects): Promise<void> => {
  const refusal = await countTry(db, kind, subjects);
  if (!refusal) return;
  const { by, retryAfterSeconds } = refusal;
  const isOfNumber = by === 'phone' || by === 'booking';
  throw new Problem(isOfNumber ? 'number-has-its-codes' : 'too-many-tries', { retryAfterSeconds });
};

/**
 * Gives a try back that turned out well, where only failures count, or whose message did not go out.
 * only: the subjects that get it back; without it, all of them.
 */
export const giveBackTry = (
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
