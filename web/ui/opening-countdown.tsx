import { useState } from 'react';
import { useLanguage } from '../text/language.ts';
import { Alert } from './alert.tsx';
import { Countdown } from './countdown.tsx';
import { useScriptRuns } from './use-script-runs.ts';

const countedMs = 24 * 3_600_000;

type OpensInProps = {
  /** Sentence that names the moment; shown without a script too. */
  says: string;
  /** Label of the countdown. */
  counts: string;
  /** Sentence shown instead once the moment has come. */
  opened: string;
  /** Milliseconds left when the server responded; the reader's own clock may be wrong. */
  msLeft: number;
  onOpen?: () => void;
};

/**
 * Notice of an opening: names its moment, counts down on the last day where a script runs, and switches by itself when
 * the moment comes. It sends no request then: thousands wait for the same moment.
 */
export const OpeningCountdown = ({ says, counts, opened, msLeft, onOpen }: OpensInProps) => {
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
