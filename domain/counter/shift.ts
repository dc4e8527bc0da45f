import type { Bilingual } from '../language.ts';
import { type Paisa, sum } from '../money.ts';

/** The counter at which an agent sells. */
export type SalesCounter = { counterId: string; placeId: string; name: Bilingual; place: Bilingual };

/** Shift of an agent, from the float laid into the till to the count at its end. */
export type Shift = {
  shiftId: string;
  operatorId: string;
  counter: SalesCounter;
  agentUserId: string;
  agentName: string;
  openedAt: Date;
  closedAt: Date | null;
  floatPaisa: Paisa;
  /** Tickets sold, those that were cancelled since included. */
  ticketCount: number;
  /** Takings for tickets, by tender. */
  cashInPaisa: Paisa;
  mobileMoneyPaisa: Paisa;
  /** Cash handed back for cancelled tickets, as a positive amount. */
  cashOutPaisa: Paisa;
  /** Amount counted at its end; null while it is open. */
  countedPaisa: Paisa | null;
};

/** Amount that should be in the till: the float, and the cash taken less the cash handed back. */
export const expectedInTill = ({
  floatPaisa,
  cashInPaisa,
  cashOutPaisa,
}: Pick<Shift, 'floatPaisa' | 'cashInPaisa' | 'cashOutPaisa'>): Paisa =>
  sum([floatPaisa, cashInPaisa, -cashOutPaisa]);

/** Difference between the count and `expectedInTill`: below zero cash is missing. Null while the shift is open. */
export const differenceOf = (
  shift: Pick<Shift, 'floatPaisa' | 'cashInPaisa' | 'cashOutPaisa' | 'countedPaisa'>,
): Paisa | null => (shift.countedPaisa === null ? null : sum([shift.countedPaisa, -expectedInTill(shift)]));
