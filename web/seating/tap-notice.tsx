import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import type { TapRefusal } from './seat-refusal.ts';
import { seatingText } from './text.ts';

const faultsOf = ({ fields: { faults } }: ProblemNote): string[] =>
  typeof faults === 'object' && faults !== null ? Object.keys(faults) : [];

/** Says why a seat was not taken, or the form went no further. */
export const TapNotice = ({ refusal }: { refusal: TapRefusal }) => {
  const t = useText(seatingText);
  const language = useLanguage();
  if (refusal === 'unreachable') return <Alert>{t.unreachable}</Alert>;
  const faults = faultsOf(refusal);
  if (faults.includes('seat')) return <Alert>{t.chooseSeat}</Alert>;
  if (faults.some((field) => /^(boarding|dropping)/.test(field))) return <Alert>{t.choosePoint}</Alert>;
  return <Alert>{problemText(refusal, language)}</Alert>;
};
