import { randomUUID } from 'node:crypto';
import { PromoTyped } from '@poth/domain/promo/promo-input.ts';

/** A code that anybody could use, as an admin types it. */
export const typedPromo = (more: Partial<PromoTyped> = {}): PromoTyped =>
  PromoTyped.parse({
    promoId: randomUUID(),
    seenVersion: 0,
    code: `TRY${randomUUID().replaceAll('-', '').slice(0, 12)}`,
    nameEn: 'Ten off',
    nameBn: 'দশ ছাড়',
    kind: 'percent',
    percent: '10',
    mostTaka: '100',
    validFrom: '2020-01-01',
    validUntil: '2099-12-31',
    mostUses: '100',
    usesPerPhone: '1',
    ...more,
  });
