import {
  givenBackDays,
  type HoardingKind,
  type HoardingSignal,
  hoardingFrom,
} from '@poth/domain/back-office/hoarding.ts';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { call } from '../call.ts';
import { readGivenBack, readLetGo, readManyNumbers, readOnePayer } from './hoarding-store.ts';

const named = (kind: HoardingKind, rows: readonly Omit<HoardingSignal, 'kind'>[]): HoardingSignal[] =>
  rows.map((row) => ({ kind, ...row }));

/** Drops signals about the same bookings: a signed-in browser counts once by itself and once by its account. */
const distinct = (signals: readonly HoardingSignal[]): HoardingSignal[] => [
  ...new Map(
    signals.map((signal) => [`${signal.kind} ${signal.pnrs.join()} ${signal.count}`, signal]),
  ).values(),
];

/**
 * Lists signals that seats are hoarded, the strongest of each kind first, without personal data: four statements. Nothing
 * follows from a signal by itself.
 */
export const listHoarding = call(
  { gate: 'admin', mayReadBehind: true },
  async function listHoarding({ deps: { db, now, settings } }): Promise<HoardingSignal[]> {
    const from = dhakaDate(now());
    const manyNumbers = await readManyNumbers(db, { from, least: hoardingFrom['many-numbers'] });
    const onePayer = await readOnePayer(db, { least: hoardingFrom['one-payer'] });
    const letGo = await readLetGo(db, {
      minutes: settings().unpaidCoolDownMinutes,
      least: hoardingFrom['let-go'],
    });
    const givenBack = await readGivenBack(db, {
      from,
      days: givenBackDays,
      least: hoardingFrom['given-back'],
    });
    return distinct([
      ...named('many-numbers', manyNumbers),
      ...named('one-payer', onePayer),
      ...named('let-go', letGo),
      ...named('given-back', givenBack),
    ]);
  },
);
