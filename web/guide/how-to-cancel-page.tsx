import { requestContext } from '#ctx';
import { Article } from '../shell/article.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/how-to-cancel-page.ts';
import { CancelGuide } from './cancel-guide.tsx';
import { guideText } from './text.ts';

const { title } = guideText.cancel;
const lead = {
  en: 'Two steps, no queue. You see what comes back before you decide.',
  bn: 'মাত্র দুই ধাপ, লাইনে দাঁড়াতে হয় না। কত টাকা ফেরত পাবেন, আগেই দেখবেন।',
};

export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export const loader = ({ context }: Route.LoaderArgs) => ({
  refundDays: context.get(requestContext).settings.refundBusinessDays,
});

export default function HowToCancelPage({ loaderData }: Route.ComponentProps) {
  const t = useText(guideText);
  return (
    <Article title={title} lead={lead}>
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
