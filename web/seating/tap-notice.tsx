import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useLocation } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { TapRefusal } from './seat-refusal.ts';
import { seatingText } from './text.ts';

const faultsOf = ({ fields: { faults } }: ProblemNote): string[] =>
  typeof faults === 'object' && faults !== null ? Object.keys(faults) : [];

/**
 * Link to the waiting room and back to this page; it loads a whole page, which shows the position of the reader's
 * place.
 */
const ToWaitingRoom = ({ address }: { address: string }) => {
  const t = useText(seatingText);
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const to = `${localPath(language, address)}?${new URLSearchParams({ to: pathname + search })}`;
  return (
    <Alert>
      {problemText({ code: 'waiting-room', fields: { address } }, language)}{' '}
      <a className="link" href={to}>
        {t.toWaitingRoom}
      </a>
    </Alert>
  );
};

/** Says why a seat was not taken, or the form went no further. */
export const TapNotice = ({ refusal }: { refusal: TapRefusal }) => {
  const t = useText(seatingText);
  const language = useLanguage();
  if (refusal === 'unreachable') return <Alert>{t.unreachable}</Alert>;
  const faults = faultsOf(refusal);
  if (faults.includes('seat')) return <Alert>{t.chooseSeat}</Alert>;
  if (faults.some((field) => /^(boarding|dropping)/.test(field))) return <Alert>{t.choosePoint}</Alert>;
  if (refusal.code === 'waiting-room') return <ToWaitingRoom address={String(refusal.fields.address)} />;
  return <Alert>{problemText(refusal, language)}</Alert>;
};
