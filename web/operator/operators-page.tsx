import { requestContext } from '#ctx';
import { Article } from '../shell/article.tsx';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/operators-page.ts';
import { OperatorMark } from './operator-mark.tsx';
import styles from './operator.module.css';
import { operatorsText } from './text.ts';

export const meta = pageMeta(operatorsText.title, operatorsText.lead);
export const handle = { scripts: false };

export const loader = async ({ context }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  return { operators: await portal.operator.listOperators(actor) };
};

export default function OperatorsPage({ loaderData: { operators } }: Route.ComponentProps) {
  const t = useText(operatorsText);
  const language = useLanguage();
  return (
    <Article title={operatorsText.title} lead={operatorsText.lead}>
      {operators.length === 0 && <p className="muted">{t.none}</p>}
      <ul className="tiles">
        {operators.map(({ slug, name, mark, colour, logoId }) => (
          <li key={slug} id={slug} className={styles.entry}>
            <OperatorMark mark={mark} colour={colour} logoId={logoId} />
            <div>
              <LocalLink className="link link-alone" to={`/operators/${slug}`}>
                {name[language]}
              </LocalLink>
              <p className="muted small">
                <Icon name="check" size={16} /> {t.verified}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="ways">
        <ButtonLink to="/search">{t.search}</ButtonLink>
        <ButtonLink to="/routes" look="line">
          {t.routes}
        </ButtonLink>
      </div>
    </Article>
  );
}
