import type { Generated } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import type { Paisa } from '@poth/domain/money.ts';
import type { WishKind } from '@poth/domain/notify-me/wish.ts';

/** Table of wishes to be notified, by number. */
export type NotifyMeSchema = {
  notifyWish: {
    phone: string;
    slotNo: number;
    wishId: string;
    kind: WishKind;
    fromPlaceId: string;
    toPlaceId: string;
    date: DhakaDate;
    mostPaisa: Paisa | null;
    language: Language;
    madeAt: Generated<Date>;
    lookedAt: Date | null;
  };
};
