import { localPathOf } from '@poth/domain/language.ts';
import type { Deps } from '../deps.ts';
import type { SmsReceipt } from '../messaging/ports.ts';
import type { Topics } from '../messaging/topics.ts';
import { keptPlaces } from '../place/list-places.ts';
import { wishSms } from './wish-sms.ts';

type Told = { outboxId: string } & Topics['wish-met'];

/** Tells a number, once, that what it wished to be told of has come true: the wish is over with it. */
export const tellWish = async (deps: Deps, told: Told): Promise<SmsReceipt | undefined> => {
  const { outboxId, phone, language, from, to, date } = told;
  const places = await keptPlaces(deps)();
  const nameOf = (id: string) => places.find(({ placeId }) => placeId === id)?.name[language] ?? id;
  const road = `${nameOf(from)}-${nameOf(to)}`;
  const link = deps.publicUrl + localPathOf(language, `/search?${new URLSearchParams({ from, to, date })}`);
  const text = wishSms(told, road, link);
  return deps.sms.send({ to: phone, text, ref: outboxId.replaceAll('-', '').slice(0, 20) });
};
