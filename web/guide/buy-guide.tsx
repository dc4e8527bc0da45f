import { useText } from '../text/texts.ts';
import { GuideSteps } from './guide-steps.tsx';
import { guideText } from './text.ts';

/** How a ticket is bought, in four steps. */
export const BuyGuide = () => <GuideSteps steps={useText(guideText).buy.steps} />;
