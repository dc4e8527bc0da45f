import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { counterText } from './text.ts';

/** Says that nothing can be sold, as long as that is so, and what became of a sale that got no answer. */
export const LineBanner = ({ down, unanswered }: { down: boolean; unanswered: boolean }) => {
  const t = useText(counterText).line;
  return (
    <>
      {down && <Alert>{t.down}</Alert>}
      {unanswered && <Alert>{t.unanswered}</Alert>}
    </>
  );
};
