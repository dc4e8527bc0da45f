import type { SocialProvider } from '@poth/domain/identity/input.ts';

const Google = () => (
  <g fill="none" strokeWidth="3.6">
    <path stroke="#ea4335" d="M5.4 8.2A7.6 7.6 0 0 1 17.4 6.6" />
    <path stroke="#fbbc05" d="M5.4 15.8a7.6 7.6 0 0 1 0-7.6" />
    <path stroke="#34a853" d="M17.1 17.7a7.6 7.6 0 0 1-11.7-1.9" />
    <path stroke="#4285f4" d="M12 12h7.6a7.6 7.6 0 0 1-2.5 5.7" />
  </g>
);

const Facebook = () => (
  <>
    <circle fill="#1877f2" cx="12" cy="12" r="10" />
    <path
      d="M16 7h-1.3a2.4 2.4 0 0 0-2.4 2.4v12.4M9 13h6.3"
      fill="none"
      stroke="#fff"
      strokeWidth="2.6"
      strokeLinejoin="round"
    />
  </>
);

const marks = { google: Google, facebook: Facebook } as const;

/** Logo of an identity provider, drawn here; its name is written beside it. */
export const SocialMark = ({ of }: { of: SocialProvider }) => {
  const Mark = marks[of];
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <Mark />
    </svg>
  );
};
