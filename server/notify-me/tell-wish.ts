import { formatDate } from '@poth/domain/dhaka.ts';
import { localPathOf } from '@poth/domain/language.ts';
import { fittingSms } from '@poth/domain/messaging/sms.ts';
import { formatTaka } from '@poth/domain/money.ts';
import type { Deps } from '../deps.ts';
import type { SmsReceipt } from '../messaging/ports.ts';
import type { Topics } from '../messaging/topics.ts';
import { keptPlaces } from '../place/list-places.ts';

type Told = { outboxId: string } & Topics['wish-met'];

/** Tells a number, once, that what it wished to be told of has come true: the wish is over with it. */
export const tellWish = async (deps: Deps, told: Told): Promise<SmsReceipt | undefined> => {
  const { outboxId, phone, language, kind, from, to, date, lowestPaisa } = told;
  const places = await keptPlaces(deps)();
  const nameOf = (id: string) => places.find(({ placeId }) => placeId === id)?.name[language] ?? id;
  const road = `${nameOf(from)}-${nameOf(to)}`;
  const link = deps.publicUrl + localPathOf(language, `/search?${new URLSearchParams({ from, to, date })}`);
  const day = formatDate(date, language, 'short');
  const price = formatTaka(lowestPaisa, language);
  const says = {
    opening: {
      en: `Poth: ${road} of ${day} is on sale, seats from Tk ${price}: ${link}`,
      bn: `পথ: ${day} তারিখের ${road} টিকিট বিক্রি শুরু, ${price} টাকা থেকে: ${link}`,
    },
    price: {
      en: `Poth: ${road} of ${day} has seats from Tk ${price}: ${link}`,
      bn: `পথ: ${day} তারিখে ${road} সিট ${price} টাকা থেকে: ${link}`,
    },
  }[kind][language];
  const text = fittingSms([says, language === 'en' ? `Poth: ${day}: ${link}` : `পথ: ${day}: ${link}`]);
  return deps.sms.send({ to: phone, text, ref: outboxId.replaceAll('-', '').slice(0, 20) });
};
