import type { Generated } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';

/** Moments from which dates are on sale. */
export type SaleWindowSchema = {
  saleWindow: {
    serviceDate: DhakaDate;
    operatorId: string | null;
    opensAt: Date;
    setAt: Generated<Date>;
    setBy: string;
  };
};
