import { countText } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { pageOf } from '../shell/page-of.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Pager } from '../ui/pager.tsx';
import { Share } from '../ui/share.tsx';
import type { Route } from './+types/promos-page.ts';
import { PromoState } from './promo-state.tsx';
import { promoView } from './promo-view.ts';
import { promoText } from './text.ts';

export const meta = pageMeta(promoText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const language = languageOf(request);
  const { promos, ...list } = await portal.promo.listPromos(actor, { page: pageOf(request) });
  return { ...list, promos: promos.map((promo) => promoView(promo, language, now)) };
};

/** Page of the portal's promo codes: their states, their uses and the discounts given. */
export default function PromosPage({ loaderData }: Route.ComponentProps) {
  const { promos, total, page, pages } = loaderData;
  const t = useText(promoText);
  const language = useLanguage();
  const { code, state, off, valid, uses, given } = t.columns;
  return (
    <Desk
      title={t.title}
      lead={total === 1 ? t.one : t.count(countText(total, language))}
      actions={<ButtonLink to="/admin/promos/new">{t.make}</ButtonLink>}
    >
      <DataTable
        rows={promos}
        rowKey={({ promoId }) => promoId}
        none={t.none}
        columns={[
          {
            head: code,
            cell: (promo) => (
              <>
                <LocalLink className="link num" to={`/admin/promos/${promo.promoId}`}>
                  {promo.code}
                </LocalLink>
                <div className="small muted">{promo.name}</div>
              </>
            ),
          },
          { head: state, cell: (promo) => <PromoState state={promo.state} /> },
          { head: off, kind: 'num', cell: (promo) => promo.off },
          { head: valid, kind: 'num', cell: (promo) => promo.valid },
          {
            head: uses,
            kind: 'num',
            cell: (promo) => (
              <>
                <Share share={promo.share}>{promo.uses}</Share>
                {promo.openNow && <div className="small muted">{promo.openNow}</div>}
              </>
            ),
          },
          { head: given, kind: 'amount', cell: (promo) => promo.given },
        ]}
      />
      <Pager page={page} pages={pages} to={(at) => `/admin/promos?page=${at}`} />
    </Desk>
  );
}
