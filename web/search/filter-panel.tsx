import { digits } from '@poth/domain/language.ts';
import { type Facet, type Least, leastChoices, sortOrders } from '@poth/domain/search/refine-offers.ts';
import { type ChangeEvent, useId } from 'react';
import { Form, useLocation, useNavigation, useSubmit } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Icon } from '../ui/icon.tsx';
import { FacetList } from './facet-list.tsx';
import styles from './filter-panel.module.css';
import type { FoundTrips } from './load-search.ts';
import { noFilters, searchAddress } from './search-address.ts';
import { searchText } from './text.ts';

const lists: readonly Facet[] = ['period', 'coachType', 'operator', 'boarding'];
const leasts = Object.keys(leastChoices) as Least[];
/** Query parameters that are no filters and stay unchanged. */
const kept = ['from', 'to', 'date', 'back', 'there', 'trip', 'leg'];

type FilterPanelProps = Pick<FoundTrips, 'options' | 'refinement'> & {
  /** Number of coaches that remain. */
  count: number;
  seatLimit: number;
  scripted: boolean;
};

/**
 * Form of filters and order that submits by GET, so that everything goes into the address. Next to the trips on a wide
 * window, a native popover on a phone; with a script every tick applies at once.
 */
export const FilterPanel = ({ options, refinement, count, seatLimit, scripted }: FilterPanelProps) => {
  const { filters: t, tripCount } = useText(searchText);
  const language = useLanguage();
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const next = useNavigation().location;
  // Shows a tick at once, before its trips have loaded.
  const query = new URLSearchParams(next?.pathname === pathname ? next.search : search);
  const panelId = useId();
  const ticked =
    lists.flatMap((facet) => refinement[facet]).length +
    [refinement.seatsAtLeast, ...leasts.map((name) => refinement.least[name])].filter((least) => least > 0)
      .length;
  const send = (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>): void =>
    void submit(event.currentTarget.form, { replace: true, preventScrollReset: true });
  return (
    <>
      <button type="button" className={`btn btn-line ${styles.filterButton}`} popoverTarget={panelId}>
        {t.open}
        {ticked > 0 && <span className="chip">{digits(ticked, language)}</span>}
      </button>
      <Form
        id={panelId}
        popover="auto"
        className={styles.filterPanel}
        action={localPath(language, '/search')}
        aria-label={t.open}
        preventScrollReset
      >
        <div className={styles.filterHead}>
          <b className="num">{tripCount(digits(count, language))}</b>
          <button type="button" className="btn btn-icon" popoverTarget={panelId} aria-label={t.close}>
            <Icon name="close" />
          </button>
        </div>
        {kept.map(
          (name) =>
            query.get(name) && <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />,
        )}
        <Field label={t.sort}>
          {(control) => (
            <select name="sort" value={query.get('sort') ?? refinement.sort} onChange={send} {...control}>
              {sortOrders.map((order) => (
                <option key={order} value={order}>
                  {t.orders[order]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {lists.map((facet) => (
          <FacetList key={facet} facet={facet} options={options[facet]} query={query} onChange={send} />
        ))}
        {leasts.map((name) => (
          <Field key={name} label={t.least[name]}>
            {(control) => (
              <select name={name} value={query.get(name) ?? ''} onChange={send} {...control}>
                <option value="">{t.anySeats}</option>
                {leastChoices[name].map((choice) => (
                  <option key={choice} value={choice}>
                    {t.atLeast[name](digits(choice, language))}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
        <Field label={t.seats}>
          {(control) => (
            <select name="seats" value={query.get('seats') ?? ''} onChange={send} {...control}>
              <option value="">{t.anySeats}</option>
              {Array.from({ length: seatLimit }, (_, index) => (
                <option key={index} value={index + 1}>
                  {t.seatsAtLeast(digits(index + 1, language))}
                </option>
              ))}
            </select>
          )}
        </Field>
        {!scripted && (
          <Button type="submit" look="green">
            {t.apply}
          </Button>
        )}
        {ticked > 0 && (
          <LocalLink to={searchAddress(query, noFilters)} className="link link-alone" preventScrollReset>
            {t.clear}
          </LocalLink>
        )}
      </Form>
    </>
  );
};
