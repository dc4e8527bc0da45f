import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DateField } from '../ui/date-field.tsx';
import { Stack } from '../ui/layout.tsx';
import { SearchForm } from '../ui/search-form.tsx';
import type { ExchangePageView } from './exchange-view.ts';
import { exchangeText } from './text.ts';

/** Form for the date, and the trips of that date, each with its price difference. */
export const TripOffers = ({ view }: { view: ExchangePageView }) => {
  const t = useText(exchangeText);
  const { pnr, date, firstDate, lastDate, day, offers, mayPay } = view;
  const path = `/ticket/${pnr}/change-trip`;
  return (
    <>
      <SearchForm path={path} asked={date} submit={t.look}>
        <DateField
          name="date"
          label={t.date}
          defaultValue={date}
          min={firstDate}
          max={lastDate}
          required
          isAsked
        />
      </SearchForm>
      <Stack as="section" gap="m">
        <h2>{t.coaches(day)}</h2>
        {offers.length === 0 && <p>{t.none}</p>}
        {!mayPay && <p className="small muted">{t.begunTooOften}</p>}
        {offers.map(({ to, leaves, coach, seatNos, says }) => (
          <Stack key={to} as="article" gap="s" className="card" aria-label={leaves}>
            <h3 className="num">{leaves}</h3>
            <p className="muted num">{coach}</p>
            <p className="num">{t.seats(seatNos)}</p>
            <p className="num">
              <b>{says}</b>
            </p>
            <p>
              <ButtonLink to={`${path}?${new URLSearchParams({ date, to })}`} look="line">
                {t.choose}
              </ButtonLink>
            </p>
          </Stack>
        ))}
      </Stack>
    </>
  );
};
