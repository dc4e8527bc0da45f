import type { Bilingual } from '../language.ts';

/** A bus company that sells on Poth. */
export type Operator = {
  operatorId: string;
  slug: string;
  name: Bilingual;
  /** Two letters and a colour that stand for its logo until it uploads one. */
  mark: string;
  colour: string;
};

/** A bus company where its logo is shown. logoId: names its picture; null: letters and colour stand for it. */
export type ShownOperator = Operator & { logoId: string | null };

/** A place of an operator where passengers board or alight. */
export type Counter = {
  counterId: string;
  placeId: string;
  name: Bilingual;
  address: Bilingual;
  phone: string;
};
