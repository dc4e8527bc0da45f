import type { ContentPart } from '@poth/domain/content/content.ts';
import { amenityDrawings, slideDrawings, tints } from '@poth/domain/content/home.ts';
import type { ReactNode } from 'react';
import { useText } from '../text/texts.ts';
import { FactsRow, ManagerRow, MilestoneRow, PhoneRow, SocialRow } from './company-rows.tsx';
import { ChoiceField, OrderField, type RowProps, ShownBox, TextField } from './row-fields.tsx';
import { contentText } from './text.ts';

const SlideRow = (row: RowProps) => {
  const { drawings } = useText(contentText);
  return (
    <>
      <OrderField {...row} />
      <TextField {...row} name="title.en" />
      <TextField {...row} name="title.bn" />
      <TextField {...row} name="kicker.en" />
      <TextField {...row} name="kicker.bn" />
      <TextField {...row} name="text.en" long />
      <TextField {...row} name="text.bn" long />
      <ChoiceField {...row} name="drawing" choices={slideDrawings.map((key) => [key, drawings[key]])} />
      <ShownBox {...row} />
    </>
  );
};

const AmenityRow = (row: RowProps) => {
  const t = useText(contentText);
  return (
    <>
      <input type="hidden" name={`${row.index}.amenity`} value={row.value('amenity')} />
      <OrderField {...row} />
      <TextField {...row} name="name.en" />
      <TextField {...row} name="name.bn" />
      <ChoiceField {...row} name="drawing" choices={amenityDrawings.map((key) => [key, t.drawings[key]])} />
      <ChoiceField {...row} name="tint" choices={tints.map((key) => [key, t.tints[key]])} />
      <ShownBox {...row} />
    </>
  );
};

const RouteRow = (row: RowProps) => (
  <>
    <OrderField {...row} />
    <TextField {...row} name="from" />
    <TextField {...row} name="to" />
    <TextField {...row} name="name.en" />
    <TextField {...row} name="name.bn" />
  </>
);

const PaymentRow = (row: RowProps) => (
  <>
    <input type="hidden" name={`${row.index}.mark`} value={row.value('mark')} />
    <OrderField {...row} />
    <TextField {...row} name="name" />
    <ShownBox {...row} />
  </>
);

const OperatorRow = (row: RowProps) => (
  <>
    <input type="hidden" name={`${row.index}.operator`} value={row.value('operator')} />
    <OrderField {...row} />
    <b>{row.value('called')}</b>
  </>
);

/** Fields of a row, for each part. */
export const partRows: Record<ContentPart, (row: RowProps) => ReactNode> = {
  slides: SlideRow,
  amenities: AmenityRow,
  routes: RouteRow,
  payments: PaymentRow,
  operators: OperatorRow,
  phones: PhoneRow,
  facts: FactsRow,
  social: SocialRow,
  managers: ManagerRow,
  milestones: MilestoneRow,
};
