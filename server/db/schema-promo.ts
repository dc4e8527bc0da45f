import type { Generated, JSONColumnType } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { PromoReach, PromoTerms } from '@poth/domain/promo/promo.ts';

/** Promo codes and their uses. */
export type PromoSchema = {
  promo: {
    promoId: string;
    code: string;
    nameEn: string;
    nameBn: string;
    terms: JSONColumnType<PromoTerms>;
    reach: JSONColumnType<PromoReach>;
    validFrom: DhakaDate;
    validUntil: DhakaDate;
    firstPurchaseOnly: Generated<boolean>;
    mostUses: number;
    usesPerPhone: number;
    isOn: Generated<boolean>;
    version: Generated<number>;
    createdAt: Generated<Date>;
  };
  promoUse: {
    promoId: string;
    useNo: number;
    tripId: string;
    bookingId: string;
    terms: JSONColumnType<PromoTerms>;
    phone: string | null;
    takenAt: Generated<Date>;
    expiresAt: Date;
    paidAt: Date | null;
    discountPaisa: number | null;
    late: Generated<boolean>;
  };
};
