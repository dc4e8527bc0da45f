import { useText } from '../text/texts.ts';
import { GuideSteps } from './guide-steps.tsx';
import { guideText } from './text.ts';

/** Lists the four steps of buying a ticket. */
export const BuyGuide = () => <GuideSteps steps={useText(guideText).buy.steps} />;
