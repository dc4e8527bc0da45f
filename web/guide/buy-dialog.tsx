import { useText } from '../text/texts.ts';
import { DialogLink } from '../ui/dialog.tsx';
import { BuyGuide } from './buy-guide.tsx';
import { guideText } from './text.ts';

/** Dialog 'How to Buy Ticket'; without JavaScript a link to its page. */
export const BuyDialog = () => {
  const t = useText(guideText);
  return (
    <DialogLink to="/how-to-buy" title={t.buy.title} closeLabel={t.close}>
      <BuyGuide />
    </DialogLink>
  );
};
