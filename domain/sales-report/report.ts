import type { Channel } from '../booking/channel.ts';
import type { DhakaDate } from '../dhaka.ts';
import type { Bilingual } from '../language.ts';
import type { Paisa } from '../money.ts';

/** Seats and money that were sold and went back. The fares less what went back are what the operator earned. */
export type Sales = {
  seats: number;
  farePaisa: Paisa;
  backSeats: number;
  backPaisa: Paisa;
};
export const earned = ({ farePaisa, backPaisa }: Pick<Sales, 'farePaisa' | 'backPaisa'>): number =>
  farePaisa - backPaisa;

/** Occupancy of coaches: seats counted over the legs of their way, and how many of them were sold. */
export type Occupancy = { trips: number; offered: number; sold: number };
/** The share in percent, to a tenth; nothing offered is nothing sold. */
export const shareSold = ({ offered, sold }: Pick<Occupancy, 'offered' | 'sold'>): number =>
  offered === 0 ? 0 : Math.round((1000 * sold) / offered) / 10;

/** passenger: gave seats up; operator: did not run, or changed too much; portal: given back beyond the policy. */
export const cancellers = ['passenger', 'operator', 'portal'] as const;
export type Canceller = (typeof cancellers)[number];

/** Seats given back, what came back to passengers of the fares, and what the operator kept of them. */
export type Cancellations = { seats: number; backPaisa: Paisa; keptPaisa: Paisa };

/** An operator's reports over a period. */
export type Reports = {
  total: Sales;
  days: (Sales & { day: DhakaDate })[];
  routes: (Sales & { route: Bilingual })[];
  counters: (Sales & { counterId: string; counter: Bilingual; place: Bilingual })[];
  channels: (Sales & { channel: Channel })[];
  /** Always by the day of travel. */
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

/** The reports that can be had as a file. */
export const reportNames = ['days', 'routes', 'counters', 'channels', 'occupancy', 'cancellations'] as const;
export type ReportName = (typeof reportNames)[number];
export const isReportName = (name: string): name is ReportName => reportNames.some((known) => known === name);
