import { useText } from '../text/texts.ts';
import { siteText } from './text.ts';

type DemoNoticeProps = { demo: boolean; sandboxUrl: string | null };

/** Notice that the data are examples and payments move no money, in such an installation. */
export const DemoNotice = ({ demo, sandboxUrl }: DemoNoticeProps) => {
  const t = useText(siteText);
  if (!demo && !sandboxUrl) return null;
  return (
    <aside className="demo-notice" aria-label={t.installation}>
      <p className="wrap">
        {demo && t.demo} {sandboxUrl && t.sandbox}
      </p>
    </aside>
  );
};
