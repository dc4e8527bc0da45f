import { settings } from '@poth/domain/settings.ts';
import { Article } from '../site/article.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/how-to-cancel-page.ts';
import { CancelGuide } from './cancel-guide.tsx';
import { guideText } from './text.ts';

const { title } = guideText.cancel;
export const meta = pageMeta(title);
export const handle = { scripts: false };

export const loader = () => ({ refundDays: settings.refundBusinessDays });

export default function HowToCancelPage({ loaderData }: Route.ComponentProps) {
  const t = useText(guideText);
  return (
    <Article title={title}>
      <section>
        <CancelGuide refundDays={loaderData.refundDays} />
        <div className="ways">
          <ButtonLink to="/cancel-ticket">{t.cancel.start}</ButtonLink>
          <ButtonLink to="/returns" look="line">
            {t.cancel.policy}
          </ButtonLink>
        </div>
      </section>
    </Article>
  );
}
