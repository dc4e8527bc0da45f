import { localPathOf } from '@poth/domain/language.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import type { Deps } from '../deps.ts';

/** Where other coaches of the same day are found. */
export const searchLink = (
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  { news, language }: Pick<TicketDocument, 'news' | 'language'>,
): string => publicUrl + localPathOf(language, `/search?${new URLSearchParams(news.search)}`);
