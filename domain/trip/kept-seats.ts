import type { SeatNo } from '../fleet/seat-layout.ts';
import type { Bilingual } from '../language.ts';

/** Purposes for which an operator keeps seats off the sale. */
export const keepPurposes = ['counter', 'vip', 'crew', 'repair'] as const;
export type KeptFor = (typeof keepPurposes)[number];

export const keptForNames: Record<KeptFor, Bilingual> = {
  counter: { en: 'Counter', bn: 'কাউন্টার' },
  vip: { en: 'VIP guest', bn: 'ভিআইপি অতিথি' },
  crew: { en: 'Crew', bn: 'কর্মী' },
  repair: { en: 'Broken seat', bn: 'নষ্ট সিট' },
};

/** Seats that somebody keeps off the sale, as far as they are still kept. */
export type SeatBlock = {
  blockId: string;
  seatNos: readonly SeatNo[];
  fromStopNo: number;
  toStopNo: number;
  keptFor: KeptFor;
  note: string;
  keptBy: string;
  keptAt: Date;
  /** End after which the seats are on sale again; null keeps them until somebody releases them. */
  expiresAt: Date | null;
};
