import { coachTypeNames, coachTypes } from '@poth/domain/fleet/coach.ts';
import { digits } from '@poth/domain/language.ts';
import type { PromoNames } from '@poth/domain/promo/promo-sentence.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { type FieldsProps, TypedField } from './promo-amount-fields.tsx';
import { promoText } from './text.ts';

type ReachProps = FieldsProps & { names: PromoNames };

const fewestRoutes = 3;
const mostRoutes = 24;

/** Two places; left open, any. */
const RouteRow = ({
  row,
  route,
  names,
  wrong,
}: {
  row: number;
  route: { from: string; to: string };
  names: PromoNames;
  wrong: boolean;
}) => {
  const t = useText(promoText).form;
  const language = useLanguage();
  const options = Object.entries(names.places).map(([placeId, name]) => (
    <option key={placeId} value={placeId}>
      {name[language]}
    </option>
  ));
  const number = digits(row + 1, language);
  const control = {
    className: 'input',
    'aria-invalid': wrong || undefined,
    'aria-describedby': wrong ? 'routes-wrong' : undefined,
  };
  return (
    <div className="promo-fields promo-route">
      <select name="from" defaultValue={route.from} aria-label={t.from(number)} {...control}>
        <option value="">{t.anyFrom}</option>
        {options}
      </select>
      <select name="to" defaultValue={route.to} aria-label={t.to(number)} {...control}>
        <option value="">{t.anyTo}</option>
        {options}
      </select>
    </div>
  );
};

const Routes = ({ typed, said, names }: ReachProps) => {
  const t = useText(promoText).form;
  const rows = Math.min(mostRoutes, Math.max(fewestRoutes, typed.routes.length + 1));
  const error = said('routes');
  return (
    <fieldset>
      <legend className="field-label">{t.routes}</legend>
      {Array.from({ length: rows }, (_, row) => (
        <RouteRow
          // oxlint-disable-next-line react/no-array-index-key -- rows are told apart by their place
          key={row}
          row={row}
          route={typed.routes[row] ?? { from: '', to: '' }}
          names={names}
          wrong={error !== undefined && row === 0}
        />
      ))}
      {error && (
        <p className="field-error" id="routes-wrong">
          {error}
        </p>
      )}
    </fieldset>
  );
};

/** On which days, and for which trips. */
export const PromoReachFields = ({ typed, said, names }: ReachProps) => {
  const t = useText(promoText).form;
  const language = useLanguage();
  const fields = { typed, said };
  const chosen = typed.operatorIds.length;
  return (
    <>
      <Card aria-labelledby="when">
        <h2 id="when">{t.when}</h2>
        <div className="promo-fields">
          <TypedField {...fields} name="validFrom" label={t.validFrom} type="date" hint={t.bothDays} />
          <TypedField {...fields} name="validUntil" label={t.validUntil} type="date" />
          <TypedField {...fields} name="departsFrom" label={t.departsFrom} type="date" />
          <TypedField {...fields} name="departsUntil" label={t.departsUntil} type="date" />
        </div>
      </Card>
      <Card aria-labelledby="trips">
        <h2 id="trips">{t.trips}</h2>
        <p className="muted">{t.tripsHint}</p>
        <Routes typed={typed} said={said} names={names} />
        <fieldset className="promo-ticks">
          <legend className="field-label">{t.coachTypes}</legend>
          {coachTypes.map((type) => (
            <label key={type} className="check">
              <input
                type="checkbox"
                name="coachTypes"
                value={type}
                defaultChecked={typed.coachTypes.includes(type)}
              />
              <span>{coachTypeNames[type][language]}</span>
            </label>
          ))}
        </fieldset>
        <details className="promo-operators" open={chosen > 0}>
          <summary>
            {t.operators}: <b>{chosen > 0 ? t.chosen(digits(chosen, language)) : t.all}</b>
          </summary>
          <div className="promo-ticks">
            {Object.entries(names.operators).map(([operatorId, name]) => (
              <label key={operatorId} className="check">
                <input
                  type="checkbox"
                  name="operatorIds"
                  value={operatorId}
                  defaultChecked={typed.operatorIds.includes(operatorId)}
                />
                <span>{name[language]}</span>
              </label>
            ))}
          </div>
        </details>
      </Card>
    </>
  );
};
