import { digits } from '@poth/domain/language.ts';
import { Article, ArticleSections } from '../site/article.tsx';
import { company, telLink } from '../site/company.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { DemoFacts } from './demo-facts.tsx';
import { reachText } from './reach-text.ts';

const { title, lead, which, points } = reachText.liveChat;
export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

/** WhatsApp wants the number with its country and nothing else. */
const chatLink = `https://wa.me/${telLink(company.whatsapp).replace(/\D/g, '')}`;

export default function LiveChatPage() {
  const t = useText(reachText);
  const language = useLanguage();
  return (
    <Article title={title} lead={lead}>
      <div className="tiles">
        <div>
          <h2>
            <Icon name="phone" />
            {t.mobiles}
          </h2>
          <a className="link num" href={telLink(company.mobiles[0])}>
            {digits(company.mobiles[0], language)}
          </a>
        </div>
        <div>
          <h2>
            <Icon name="phone" />
            {t.whatsapp}
          </h2>
          <a className="link num" href={chatLink} rel="noopener">
            {digits(company.whatsapp, language)}
          </a>
        </div>
        <div>
          <h2>
            <Icon name="clock" />
            {t.hours}
          </h2>
          <p>{company.hours[language]}</p>
        </div>
      </div>
      <ArticleSections sections={[{ title: which, points }]} />
      <div className="ways">
        <a className="btn btn-go" href={telLink(company.mobiles[0])}>
          {t.callNow}
        </a>
        <a className="btn btn-line" href={chatLink} rel="noopener">
          {t.liveChat.start}
        </a>
        <ButtonLink to="/query" look="line">
          {t.toQuery}
        </ButtonLink>
      </div>
      <DemoFacts />
    </Article>
  );
}
