import { countText, digits } from '@poth/domain/language.ts';
import { Form } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import type { Route } from './+types/places-page.ts';
import styles from './places.module.css';
import { placesText } from './text.ts';

export const meta = pageMeta(placesText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const words = (query.get('q') ?? '').slice(0, 100);
  const asked = Number(query.get('page'));
  const page = Number.isInteger(asked) && asked > 0 && asked <= 10_000 ? asked : 1;
  return { words, ...(await portal.place.browsePlaces(actor, { words, page })) };
};

type Found = Route.ComponentProps['loaderData'];

const address = (words: string, page: number) =>
  `/admin/places?${new URLSearchParams({ ...(words && { q: words }), page: String(page) })}`;

const Search = ({ words }: { words: string }) => {
  const t = useText(placesText);
  return (
    <Form
      method="get"
      action={localPath(useLanguage(), '/admin/places')}
      role="search"
      className={styles.search}
    >
      <Field label={t.search} hint={t.searchHint}>
        {(control) => (
          <input key={words} type="search" name="q" defaultValue={words} autoComplete="off" {...control} />
        )}
      </Field>
      <div className={styles.ways}>
        <Button type="submit" look="green">
          {t.go}
        </Button>
        {words && (
          <ButtonLink to="/admin/places" look="line">
            {t.all}
          </ButtonLink>
        )}
      </div>
    </Form>
  );
};

const Row = ({ place }: { place: Found['places'][number] }) => {
  const t = useText(placesText);
  const language = useLanguage();
  const { routes, counters } = place;
  return (
    <tr>
      <td data-label={t.columns.name}>
        <div>
          <LocalLink className={`link ${styles.name}`} to={`/admin/places/${place.placeId}`}>
            {place.name.en} · {place.name.bn}
          </LocalLink>
          {place.retiredAt && (
            <span className="desk-state" data-tone="off">
              {t.retired}
            </span>
          )}
        </div>
      </td>
      <td data-label={t.columns.district}>{place.district[language]}</td>
      <td data-label={t.columns.aliases}>{place.aliases.join(', ') || '–'}</td>
      <td data-label={t.columns.used}>
        {routes + counters > 0
          ? t.used(countText(routes, language), countText(counters, language))
          : t.unused}
      </td>
      <td data-label={t.columns.order} className="num">
        {digits(place.listOrder, language)}
      </td>
    </tr>
  );
};

/** Every place that search knows, for admins. */
export default function DeskPlacesPage({ loaderData }: Route.ComponentProps) {
  const { places, words, total, page, pages } = loaderData;
  const t = useText(placesText);
  const language = useLanguage();
  const count = countText(total, language);
  const { columns } = t;
  return (
    <Desk
      title={t.title}
      lead={words ? t.found(count) : t.total(count)}
      actions={<ButtonLink to="/admin/places/new">{t.add}</ButtonLink>}
    >
      <Search words={words} />
      {places.length === 0 ? (
        <p className="card desk-empty">{t.none}</p>
      ) : (
        <table className={`desk-table ${styles.table}`}>
          <caption className="visually-hidden">{t.title}</caption>
          <thead>
            <tr>
              {[columns.name, columns.district, columns.aliases, columns.used, columns.order].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {places.map((place) => (
              <Row key={place.placeId} place={place} />
            ))}
          </tbody>
        </table>
      )}
      {pages > 1 && (
        <nav className={styles.pages} aria-label={t.pages.label}>
          {page > 1 && (
            <ButtonLink to={address(words, page - 1)} look="line" rel="prev">
              {t.pages.before}
            </ButtonLink>
          )}
          <span className="muted num">
            {t.pages.at(countText(page, language), countText(pages, language))}
          </span>
          {page < pages && (
            <ButtonLink to={address(words, page + 1)} look="line" rel="next">
              {t.pages.after}
            </ButtonLink>
          )}
        </nav>
      )}
    </Desk>
  );
}
