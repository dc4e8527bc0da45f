import { Article } from '../site/article.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { BuyGuide } from './buy-guide.tsx';
import { guideText } from './text.ts';

const { title } = guideText.buy;
export const meta = pageMeta(title);
export const handle = { scripts: false };

export default function HowToBuyPage() {
  const t = useText(guideText);
  return (
    <Article title={title}>
      <section>
        <BuyGuide />
        <div className="ways">
          <ButtonLink to="/search">{t.buy.start}</ButtonLink>
        </div>
      </section>
    </Article>
  );
}
