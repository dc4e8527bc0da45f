import { digits } from '@poth/domain/language.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Brand } from './brand.tsx';
import type { CompanyShown } from './company.ts';
import { footerColumns } from './footer-columns.ts';
import { siteText } from './text.ts';

type FooterProps = {
  year: number;
  links: CompanyShown<'social'>;
  /** The top of the page already says that the data are examples. */
  demo: boolean;
};

/** Footer of every page: a line about Poth, contact details, and links to all other pages. */
export const Footer = ({ year, links: { social, example }, demo }: FooterProps) => {
  const t = useText(siteText);
  const language = useLanguage();
  return (
    <footer className="footer on-dark no-print">
      <div className="wrap">
        <div className="footer-columns">
          <div className="footer-brand">
            <Brand />
            <p>{t.footer.about}</p>
            {social.length > 0 && (
              <ul className="social" aria-label={t.footer.social}>
                {social.map(({ name, href }) => (
                  <li key={href}>
                    <a href={href} rel="noopener">
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {example && !demo && <p className="small">{t.footer.example}</p>}
          </div>
          {footerColumns.map(({ title, links: pages }) => (
            <nav key={title.en} aria-label={title[language]}>
              <h2>{title[language]}</h2>
              <ul>
                {pages.map(({ to, name }) => (
                  <li key={to}>
                    <LocalLink to={to}>{name[language]}</LocalLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        <p className="copyright">{t.footer.rights(digits(year, language))}</p>
      </div>
    </footer>
  );
};
