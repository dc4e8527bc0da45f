import { type CsvCell, csvOf } from '@poth/domain/csv.ts';
import type { SettledTrip } from '@poth/domain/settlement/settlement.ts';
import { percentText } from '@poth/domain/settlement/commission.ts';
import { requestContext } from '#ctx';
import { csvAnswer, takaCell } from '../shell/csv-answer.ts';
import { notFoundPage } from '../shell/form-answer.ts';
import { languageOf } from '../text/language.ts';
import { textIn } from '../text/texts.ts';
import type { Route } from './+types/settlement-csv.ts';
import { settlementText } from './text.ts';

const amounts = [
  ['onlineFare', 'onlineFarePaisa'],
  ['onlineBack', 'onlineBackPaisa'],
  ['counterFare', 'counterFarePaisa'],
  ['counterBack', 'counterBackPaisa'],
  ['other', 'otherPaisa'],
  ['earned', 'payablePaisa'],
  ['cash', 'cashPaisa'],
  ['commission', 'commissionPaisa'],
  ['kept', 'keptPaisa'],
  ['serviceCharge', 'serviceChargePaisa'],
  ['discount', 'discountPaisa'],
] as const;

/** Sends a statement as a CSV file, trip by trip, in taka. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const { columns } = textIn(language, settlementText);
  const { settlementId } = params;
  const { settlement, trips } = await portal.settlement
    .exportSettlement(actor, { settlementId })
    .catch(notFoundPage);
  const rowOf = (trip: SettledTrip): CsvCell[] => [
    trip.serviceDate,
    trip.route[language],
    trip.coachNumber,
    ...amounts.map(([, amount]) => takaCell(trip[amount])),
    Number(percentText(trip.basisPoints)),
    takaCell(trip.payablePaisa - trip.cashPaisa - trip.commissionPaisa),
  ];
  const head = [columns.date, columns.route, columns.coach, ...amounts.map(([column]) => columns[column])];
  const rows = [[...head, columns.share, columns.left], ...trips.map(rowOf)];
  return csvAnswer(`statement-${settlement.settlementNo}`, csvOf(rows));
};
