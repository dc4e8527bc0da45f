import { Problem } from '@poth/domain/problem.ts';
import { isSaleOpen } from '@poth/domain/sale-window/sale-window.ts';

/** Refuses to take seats before their date is on sale. Problems: sale-not-open, with the moment. */
export const refuseBeforeOpening = (opensAt: Date | null, now: Date): void => {
  if (opensAt && !isSaleOpen(opensAt, now))
    throw new Problem('sale-not-open', { opensAt: opensAt.toISOString() });
};
