import { coachTypeNames, coachTypes } from '@poth/domain/fleet/coach.ts';
import { digits } from '@poth/domain/language.ts';
import type { PromoTyped } from '@poth/domain/promo/promo-input.ts';
import type { PromoNames } from '@poth/domain/promo/promo-sentence.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Check, Choices } from '../ui/check-field.tsx';
import { Fold } from '../ui/fold.tsx';
import { useFormField } from '../ui/form-values.ts';
import { FieldGrid, Row } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { TextField } from '../ui/text-field.tsx';
import styles from './promo.module.css';
import { promoText } from './text.ts';

type ReachProps = { typed: PromoTyped; names: PromoNames };

const fewestRoutes = 3;
const mostRoutes = 24;

/** Pair of places; a place left empty means any. */
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
    <FieldGrid className={styles.route}>
      <select name="from" defaultValue={route.from} aria-label={t.from(number)} {...control}>
        <option value="">{t.anyFrom}</option>
        {options}
      </select>
      <select name="to" defaultValue={route.to} aria-label={t.to(number)} {...control}>
        <option value="">{t.anyTo}</option>
        {options}
      </select>
    </FieldGrid>
  );
};

const Routes = ({ typed, names }: ReachProps) => {
  const t = useText(promoText).form;
  const rows = Math.min(mostRoutes, Math.max(fewestRoutes, typed.routes.length + 1));
  const { error } = useFormField('routes', {});
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

/** Fields of the days and trips that a code is valid for. */
export const PromoReachFields = ({ typed, names }: ReachProps) => {
  const t = useText(promoText).form;
  const language = useLanguage();
  const chosen = typed.operatorIds.length;
  return (
    <>
      <Section title={t.when}>
        <FieldGrid>
          <TextField name="validFrom" label={t.validFrom} type="date" hint={t.bothDays} />
          <TextField name="validUntil" label={t.validUntil} type="date" />
          <TextField name="departsFrom" label={t.departsFrom} type="date" />
          <TextField name="departsUntil" label={t.departsUntil} type="date" />
        </FieldGrid>
      </Section>
      <Section title={t.trips}>
        <p className="muted">{t.tripsHint}</p>
        <Routes typed={typed} names={names} />
        <Choices
          type="checkbox"
          name="coachTypes"
          label={t.coachTypes}
          options={coachTypes.map((type) => ({ value: type, label: coachTypeNames[type][language] }))}
          chosen={typed.coachTypes}
        />
        <Fold
          look="line"
          summary={`${t.operators}: ${chosen > 0 ? t.chosen(digits(chosen, language)) : t.all}`}
          open={chosen > 0}
        >
          <Row gap="l">
            {Object.entries(names.operators).map(([operatorId, name]) => (
              <Check
                key={operatorId}
                name="operatorIds"
                value={operatorId}
                label={name[language]}
                defaultChecked={typed.operatorIds.includes(operatorId)}
              />
            ))}
          </Row>
        </Fold>
      </Section>
    </>
  );
};
