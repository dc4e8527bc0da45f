import { coachClasses, coachClassNames } from '@poth/domain/fleet/coach.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { searchText } from './text.ts';

type TripPriceProps = {
  offer: Pick<TripOffer, 'pricePaisa' | 'classPricesPaisa' | 'serviceChargePaisa'>;
};

/** Shows the price of a seat, exact to the taka, of each class where they differ, and the service charge included in it. */
export const TripPrice = ({
  offer: { pricePaisa, classPricesPaisa, serviceChargePaisa },
}: TripPriceProps) => {
  const t = useText(searchText);
  const language = useLanguage();
  const classes = coachClasses.flatMap((one) => {
    const price = classPricesPaisa?.[one];
    return price === undefined
      ? []
      : [`${coachClassNames[one][language]}\u00a0${formatMoney(price, language)}`];
  });
  return (
    <div>
      <p>
        <span className="visually-hidden">{t.fare} </span>
        {classPricesPaisa && language === 'en' && <span className="small muted">{t.lowest} </span>}
        <b>{formatMoney(pricePaisa, language)}</b>
        {classPricesPaisa && language === 'bn' && <span className="small muted"> {t.lowest}</span>}
      </p>
      {classes.length > 0 && <p className="small muted">{classes.join(' · ')}</p>}
      {serviceChargePaisa > 0 && (
        <p className="small muted">{t.withCharge(formatMoney(serviceChargePaisa, language))}</p>
      )}
    </div>
  );
};
