import {
  givenBackDays,
  type HoardingKind,
  type HoardingSignal,
  hoardingFrom,
} from '@poth/domain/back-office/hoarding.ts';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { call } from '../call.ts';
import { readGivenBack, readLetGo, readManyNumbers, readOnePayer } from './hoarding-store.ts';

const numbered = (
  kind: HoardingKind,
  rows: readonly Omit<HoardingSignal, 'kind' | 'signalNo'>[],
): HoardingSignal[] => rows.map((row, index) => ({ kind, signalNo: index + 1, ...row }));

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
    return [
      ...numbered('many-numbers', manyNumbers),
      ...numbered('one-payer', onePayer),
      ...numbered('let-go', letGo),
      ...numbered('given-back', givenBack),
    ];
  },
);
