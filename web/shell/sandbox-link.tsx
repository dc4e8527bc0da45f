import { useRouteLoaderData } from 'react-router';
import { texts, useText } from '../text/texts.ts';
import type { FrameFacts } from './frame.tsx';

const sandboxText = texts({
  mail: { en: 'Sandbox: read the mail here', bn: 'পরীক্ষামূলক: মেইল এখানে পড়ুন' },
  sms: { en: 'Sandbox: read the SMS here', bn: 'পরীক্ষামূলক: এসএমএস এখানে পড়ুন' },
});

type SandboxLinkProps = { of: keyof typeof sandboxText; className?: string };

/** Link to the messages in the sandbox, where nothing is really sent. */
export const SandboxLink = ({ of, className = '' }: SandboxLinkProps) => {
  const t = useText(sandboxText);
  const sandboxUrl = useRouteLoaderData<FrameFacts>('root')?.sandboxUrl;
  return sandboxUrl ? (
    <a className={`link ${className}`} href={`${sandboxUrl}/messages`} target="_blank" rel="noreferrer">
      {t[of]}
    </a>
  ) : null;
};
