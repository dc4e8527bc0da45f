import type { Deps } from '../deps.ts';
import { messageRef } from '../messaging/message-ref.ts';
import type { SmsReceipt } from '../messaging/ports.ts';
import type { Topics } from '../messaging/topics.ts';
import { cachedPlaces } from '../place/list-places.ts';
import { searchLink } from '../search/search-link.ts';
import { wishSms } from './wish-sms.ts';

type Told = { outboxId: string } & Topics['wish-met'];

/** Sends a number the SMS, only once, that its wish came true; the wish has been deleted. */
export const tellWish = async (deps: Deps, told: Told): Promise<SmsReceipt | undefined> => {
  const { outboxId, phone, language, from, to, date } = told;
  const places = await cachedPlaces(deps)();
  const nameOf = (id: string) => places.find(({ placeId }) => placeId === id)?.name[language] ?? id;
  const road = `${nameOf(from)}-${nameOf(to)}`;
  const link = searchLink(deps, language, { from, to, date });
  const text = wishSms(told, road, link);
  return deps.sms.send({ to: phone, text, ref: messageRef(outboxId) });
};
