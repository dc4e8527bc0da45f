import type { Channel } from '../booking/channel.ts';
import type { DhakaDate } from '../dhaka.ts';
import type { Bilingual } from '../language.ts';
import type { Paisa } from '../money.ts';

/** Seats and fares sold, and seats and fares given back. The operator earned the difference of the fares. */
export type Sales = {
  seats: number;
  farePaisa: Paisa;
  backSeats: number;
  backPaisa: Paisa;
};
export const earned = ({ farePaisa, backPaisa }: Pick<Sales, 'farePaisa' | 'backPaisa'>): number =>
  farePaisa - backPaisa;

/** Occupancy of coaches: their seats times their legs, and how many of those were sold. */
export type Occupancy = { trips: number; offered: number; sold: number };
/** Returns the sold share in percent, to a tenth; zero where nothing was offered. */
export const shareSold = ({ offered, sold }: Pick<Occupancy, 'offered' | 'sold'>): number =>
  offered === 0 ? 0 : Math.round((1000 * sold) / offered) / 10;

/** passenger: gave seats up; operator: did not run, or changed too much; portal: given back beyond the policy. */
export const cancellers = ['passenger', 'operator', 'portal'] as const;
export type Canceller = (typeof cancellers)[number];

/** Seats given back, the part of their fares that passengers got back, and the part that the operator kept. */
export type Cancellations = { seats: number; backPaisa: Paisa; keptPaisa: Paisa };

/** An operator's reports over a period. */
export type Reports = {
  total: Sales;
  days: (Sales & { day: DhakaDate })[];
  routes: (Sales & { route: Bilingual })[];
  counters: (Sales & { counterId: string; counter: Bilingual; place: Bilingual })[];
  channels: (Sales & { channel: Channel })[];
  /** Occupancy, always by the day of travel. */
  occupancy: {
    total: Occupancy;
    days: (Occupancy & { day: DhakaDate })[];
    routes: (Occupancy & { route: Bilingual })[];
  };
  cancellations: {
    total: Cancellations;
    cancellers: (Cancellations & { canceller: Canceller })[];
    days: (Cancellations & { day: DhakaDate })[];
  };
};

/** Reports that can be downloaded as a file. */
const reportNames = ['days', 'routes', 'counters', 'channels', 'occupancy', 'cancellations'] as const;
export type ReportName = (typeof reportNames)[number];
export const isReportName = (name: string): name is ReportName => reportNames.some((known) => known === name);
