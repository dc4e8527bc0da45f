import { countText } from '@poth/domain/language.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { promoText } from './text.ts';

/** Leads through a list of several pages. */
export const PromoPages = ({ path, page, pages }: { path: string; page: number; pages: number }) => {
  const t = useText(promoText);
  const language = useLanguage();
  if (pages <= 1) return null;
  return (
    <nav className="promo-pages" aria-label={t.pages}>
      {page > 1 && (
        <ButtonLink to={`${path}?page=${page - 1}`} look="line" rel="prev">
          {t.before}
        </ButtonLink>
      )}
      <span className="muted num">{t.at(countText(page, language), countText(pages, language))}</span>
      {page < pages && (
        <ButtonLink to={`${path}?page=${page + 1}`} look="line" rel="next">
          {t.after}
        </ButtonLink>
      )}
    </nav>
  );
};
