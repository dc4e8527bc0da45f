import type { Bilingual } from '../language.ts';

/** A bus company that sells on Poth. */
export type Operator = {
  operatorId: string;
  slug: string;
  name: Bilingual;
  /** Letters and colour of the mark that is shown until it uploads a logo. */
  mark: string;
  colour: string;
};

/** Bus company where its logo is shown. logoId: id of its picture; null shows its mark instead. */
export type ShownOperator = Operator & { logoId: string | null };

/** Place of an operator where passengers board or alight. */
export type Counter = {
  counterId: string;
  placeId: string;
  name: Bilingual;
  address: Bilingual;
  phone: string;
};
