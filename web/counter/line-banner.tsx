import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { counterText } from './text.ts';

/** Says that nothing can be sold while the line is down. */
export const LineBanner = ({ down }: { down: boolean }) => {
  const t = useText(counterText).line;
  return down && <Alert>{t.down}</Alert>;
};
