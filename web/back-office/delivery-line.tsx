import type { SmsDelivery } from '@poth/domain/messaging/sms-delivery.ts';
import { smsGatewayTitles } from '@poth/domain/messaging/sms-gateway.ts';
import { momentText } from '../text/moment.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { bookingText } from './booking-text.ts';

/** Line that says which gateway took an SMS, and whether it was delivered. */
export const DeliveryLine = ({ delivery }: { delivery: SmsDelivery }) => {
  const t = useText(bookingText).deliveries;
  const language = useLanguage();
  const { gateway, state, said, sentAt, endedAt, handedOverAt, asks } = delivery;
  const at = (moment: string | null) => momentText(new Date(moment ?? sentAt), language);
  const became =
    state === 'accepted'
      ? asks
        ? t.asked
        : t.untold
      : (state === 'delivered' ? t.delivered : t.failed)(at(endedAt));
  return (
    <div className="small muted">
      {t.by(smsGatewayTitles[gateway])}
      {became}
      {said && state !== 'delivered' && <span lang="en"> ({said})</span>}
      {handedOverAt && ` · ${t.handedOver(at(handedOverAt))}`}
    </div>
  );
};
