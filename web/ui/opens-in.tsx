import { useState } from 'react';
import { useLanguage } from '../text/language.ts';
import { Alert } from './alert.tsx';
import { Countdown } from './countdown.tsx';
import { useScriptRuns } from './use-script-runs.ts';

const countedMs = 24 * 3_600_000;

type OpensInProps = {
  /** Says the moment in words; it stands there without a script, too. */
  says: string;
  /** Beside the time that is left. */
  counts: string;
  /** In its place once the moment has come. */
  opened: string;
  /** Milliseconds left when the server answered; the reader's own clock need not be right. */
  msLeft: number;
  onOpen?: () => void;
};

/**
 * Something that opens at a moment: said in words, counted down in its last day where a script runs, and open by itself
 * when the moment comes. Nothing is asked of the server then: thousands wait for the same moment.
 */
export const OpensIn = ({ says, counts, opened, msLeft, onOpen }: OpensInProps) => {
  const language = useLanguage();
  const scripted = useScriptRuns();
  const [isOpen, setOpen] = useState(false);
  const secondsLeft = Math.max(1, Math.ceil(msLeft / 1_000));
  if (isOpen) return <Alert kind="success">{opened}</Alert>;
  return (
    <Alert kind="notice">
      <p>{says}</p>
      {scripted && msLeft < countedMs && (
        <Countdown
          label={counts}
          secondsLeft={secondsLeft}
          language={language}
          urgentFrom={0}
          onEnd={() => {
            setOpen(true);
            onOpen?.();
          }}
        />
      )}
    </Alert>
  );
};
