import { useText } from '../text/texts.ts';
import { DialogLink } from '../ui/dialog.tsx';
import { CancelGuide, type RefundDays } from './cancel-guide.tsx';
import { guideText } from './text.ts';

/** Dialog 'How to Cancel Ticket'; without JavaScript a link to its page. */
export const CancelDialog = ({ refundDays }: { refundDays: RefundDays }) => {
  const t = useText(guideText);
  return (
    <DialogLink to="/how-to-cancel" title={t.cancel.title} closeLabel={t.close}>
      <CancelGuide refundDays={refundDays} />
    </DialogLink>
  );
};
