import type { RequestContext } from '#ctx';
import { notFoundPage } from '../shell/form-answer.ts';
import { pageOf } from '../shell/page-of.ts';
import { languageOf } from '../text/language.ts';
import { settlementView, sumLines, tripView } from './settlement-view.ts';

/** Loads a statement for its page, with who prepared and approved it. */
export const loadStatement = async (
  { portal, actor }: Pick<RequestContext, 'portal' | 'actor'>,
  params: { settlementId: string },
  request: Request,
) => {
  const language = languageOf(request);
  const asked = { settlementId: params.settlementId, page: pageOf(request) };
  const viewed = await portal.settlement.viewSettlement(actor, asked).catch(notFoundPage);
  const { settlement, totals, trips, page, pages, secondAdmin } = viewed;
  return {
    statement: {
      view: settlementView(settlement, language),
      ...sumLines(settlement, totals, language),
      trips: trips.map((trip) => tripView(trip, language)),
      page,
      pages,
    },
    settlement,
    secondAdmin,
  };
};
