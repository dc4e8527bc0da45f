import { z } from 'zod';
import { coachTypes } from '../fleet/coach.ts';
import { RowId } from '../row-id.ts';

const Text = z.string().max(200);

/** Places that a code is valid between; '' is any. */
const RouteTyped = z.strictObject({ from: Text, to: Text });

/**
 * Code as an admin typed it; read-promo.ts finds the faults. promoId: made by the form, so that sending it twice makes
 * one code. seenVersion: version of the code that was changed, 0 for a new one.
 */
export const PromoTyped = z.strictObject({
  promoId: RowId,
  seenVersion: z.int().min(0).max(1_000_000_000),
  code: Text,
  nameEn: Text,
  nameBn: Text,
  kind: z.enum(['percent', 'fixed']),
  percent: Text.default(''),
  mostTaka: Text.default(''),
  amountTaka: Text.default(''),
  leastFareTaka: Text.default(''),
  validFrom: Text,
  validUntil: Text,
  departsFrom: Text.default(''),
  departsUntil: Text.default(''),
  routes: z.array(RouteTyped).max(24).default([]),
  operatorIds: z.array(RowId).max(500).default([]),
  coachTypes: z.array(z.enum(coachTypes)).max(coachTypes.length).default([]),
  firstPurchaseOnly: z.boolean().default(false),
  mostUses: Text,
  usesPerPhone: Text,
});
export type PromoTyped = z.output<typeof PromoTyped>;

/** Page of the list, from 1. */
export const ListPromosInput = z.strictObject({ page: z.int().min(1).max(10_000).default(1) }).prefault({});
export type ListPromosInput = z.input<typeof ListPromosInput>;

export const ViewPromoInput = z.strictObject({
  promoId: RowId,
  page: z.int().min(1).max(10_000).default(1),
});
export type ViewPromoInput = z.input<typeof ViewPromoInput>;

export const SwitchPromoInput = z.strictObject({ promoId: RowId, on: z.boolean() });
export type SwitchPromoInput = z.infer<typeof SwitchPromoInput>;

/** Code for a hold, as the buyer typed it. */
export const ApplyPromoInput = z.strictObject({
  tripId: RowId,
  bookingId: RowId,
  code: z.string().max(60),
});
export type ApplyPromoInput = z.infer<typeof ApplyPromoInput>;
