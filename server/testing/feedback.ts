import { randomUUID } from 'node:crypto';
import type { ReportTripInput } from '@poth/domain/feedback/input.ts';
import { dhakaDate } from '@poth/domain/dhaka.ts';

/** An overcharge as a passenger types it, a minute ago. */
export const typedOvercharge = (pnr: string): ReportTripInput => ({
  pnr,
  kind: 'overcharged',
  date: dhakaDate(new Date()),
  time: '00:00',
  counterId: '',
  place: 'Gabtoli, in front of the counter',
  text: 'The conductor took 200 taka for my bag.',
  paidTaka: '1000',
  paidTo: 'The conductor',
  key: randomUUID(),
});
