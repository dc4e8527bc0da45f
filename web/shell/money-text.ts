import type { Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';

/** An amount with its sign before it: −৳665. */
export const moneyText = (amount: number, language: Language): string =>
  `${amount < 0 ? '−' : ''}${formatMoney(Math.abs(amount), language)}`;
