import { requestContext } from '#ctx';
import { Article } from '../shell/article.tsx';
import { companyShown } from '../shell/company.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useLanguage } from '../text/language.ts';
import type { Route } from './+types/terms-page.ts';
import { returnsTitle } from './returns.ts';
import { termsLead, termsOf, termsTitle } from './terms.ts';

export const meta = pageMeta(termsTitle, termsLead);
export const handle = { scripts: false };

export const loader = ({ context }: Route.LoaderArgs) => {
  const { settings, company } = context.get(requestContext);
  const { facts, example } = companyShown(company, 'facts');
  return { sections: termsOf({ ...settings, ...facts }, example) };
};

export default function TermsPage({ loaderData: { sections } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <Article title={termsTitle} lead={termsLead} sections={sections}>
      <div className="ways">
        <LocalLink className="btn btn-line" to="/returns">
          {returnsTitle[language]}
        </LocalLink>
      </div>
    </Article>
  );
}
