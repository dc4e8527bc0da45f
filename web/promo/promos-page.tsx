import type { CSSProperties } from 'react';
import { requestContext } from '#ctx';
import { countText } from '@poth/domain/language.ts';
import { Desk } from '../shell/desk.tsx';
import { pageOf } from '../shell/page-of.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/promos-page.ts';
import './promo.css';
import { PromoPages } from './promo-pages.tsx';
import { PromoState } from './promo-state.tsx';
import { type PromoView, promoView } from './promo-view.ts';
import { promoText } from './text.ts';

export const meta = pageMeta(promoText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const language = languageOf(request);
  const { promos, ...list } = await portal.promo.listPromos(actor, { page: pageOf(request) });
  return { ...list, promos: promos.map((promo) => promoView(promo, language, now)) };
};

const CodeOf = ({ promo }: { promo: PromoView }) => (
  <span>
    <LocalLink className="link num" to={`/admin/promos/${promo.promoId}`}>
      {promo.code}
    </LocalLink>
    <span className="small muted promo-name">{promo.name}</span>
  </span>
);

const Row = ({ promo }: { promo: PromoView }) => {
  const { code, state, off, valid, uses, given } = useText(promoText).columns;
  return (
    <tr>
      <td data-label={code}>
        <CodeOf promo={promo} />
      </td>
      <td data-label={state}>
        <span>
          <PromoState state={promo.state} />
        </span>
      </td>
      <td data-label={off} className="num">
        {promo.off}
      </td>
      <td data-label={valid} className="num">
        {promo.valid}
      </td>
      <td data-label={uses}>
        <span>
          <span className="desk-share num" style={{ '--share': promo.share } as CSSProperties}>
            <i />
            {promo.uses}
          </span>
          {promo.openNow && <span className="small muted promo-name num">{promo.openNow}</span>}
        </span>
      </td>
      <td data-label={given} className="num amount">
        {promo.given}
      </td>
    </tr>
  );
};

/** The promo codes of the portal: how each stands, how often it was used and what it gave away. */
export default function PromosPage({ loaderData }: Route.ComponentProps) {
  const { promos, total, page, pages } = loaderData;
  const t = useText(promoText);
  const language = useLanguage();
  const { given, ...columns } = t.columns;
  return (
    <Desk
      title={t.title}
      lead={total === 1 ? t.one : t.count(countText(total, language))}
      actions={<ButtonLink to="/admin/promos/new">{t.make}</ButtonLink>}
    >
      {promos.length > 0 ? (
        <table className="desk-table promo-table">
          <thead>
            <tr>
              {Object.values(columns).map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
              <th scope="col" className="amount">
                {given}
              </th>
            </tr>
          </thead>
          <tbody>
            {promos.map((promo) => (
              <Row key={promo.promoId} promo={promo} />
            ))}
          </tbody>
        </table>
      ) : (
        <p className="card desk-empty">{t.none}</p>
      )}
      <PromoPages path="/admin/promos" page={page} pages={pages} />
    </Desk>
  );
}
