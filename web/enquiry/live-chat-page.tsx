import type { PhoneKind } from '@poth/domain/content/company-phone.ts';
import { digits } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Article, ArticleSections } from '../shell/article.tsx';
import { companyShown } from '../shell/company.ts';
import { DemoFacts } from '../shell/demo-facts.tsx';
import { telLink } from '../shell/tel-link.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Route } from './+types/live-chat-page.ts';
import { reachText } from './reach-text.ts';

const { title, lead, which, points } = reachText.liveChat;
export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export const loader = ({ context }: Route.LoaderArgs) =>
  companyShown(context.get(requestContext).company, 'phones', 'facts');

/** Link to a WhatsApp chat; WhatsApp takes the digits with the country code and nothing else. */
const chatLink = (number: string): string => `https://wa.me/${telLink(number).replace(/\D/g, '')}`;

export default function LiveChatPage({ loaderData: { phones, facts, example } }: Route.ComponentProps) {
  const t = useText(reachText);
  const language = useLanguage();
  const numberOf = (wanted: PhoneKind) => phones.find(({ kind }) => kind === wanted)?.number;
  const [mobile, whatsapp] = [numberOf('mobile') ?? '', numberOf('whatsapp')];
  return (
    <Article title={title} lead={lead}>
      <div className="tiles">
        <div>
          <h2>
            <Icon name="phone" />
            {t.phone}
          </h2>
          <a className="link num" href={telLink(mobile)}>
            {digits(mobile, language)}
          </a>
        </div>
        {whatsapp && (
          <div>
            <h2>
              <Icon name="phone" />
              {t.whatsapp}
            </h2>
            <a className="link num" href={chatLink(whatsapp)} rel="noopener">
              {digits(whatsapp, language)}
            </a>
          </div>
        )}
        <div>
          <h2>
            <Icon name="clock" />
            {t.hours}
          </h2>
          <p>{facts.hours[language]}</p>
        </div>
      </div>
      <ArticleSections sections={[{ title: which, points }]} />
      <div className="ways">
        <a className="btn btn-go" href={telLink(mobile)}>
          {t.callNow}
        </a>
        {whatsapp && (
          <a className="btn btn-line" href={chatLink(whatsapp)} rel="noopener">
            {t.liveChat.start}
          </a>
        )}
        <ButtonLink to="/query" look="line">
          {t.toQuery}
        </ButtonLink>
      </div>
      {example && <DemoFacts of="reach" />}
    </Article>
  );
}
