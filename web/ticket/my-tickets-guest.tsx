import { digits } from '@poth/domain/language.ts';
import { formatPhone, maskPhone } from '@poth/domain/phone-text.ts';
import { Form, useNavigation } from 'react-router';
import { LocalLink } from '../text/local-link.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { myTicketsText } from './my-tickets-text.ts';
import styles from './my-tickets.module.css';

/** Offers to move bookings made with the person's number while logged out into the account. */
export const MyTicketsGuest = ({ count, phone }: { count: number; phone: string }) => {
  const t = useText(myTicketsText).guest;
  const language = useLanguage();
  const sending = useNavigation().formData?.get('intent') === 'join';
  return (
    <Form method="post" className={styles.guest} aria-labelledby="guest-bookings">
      <Icon name="phone" />
      <div>
        <h2 id="guest-bookings">{t.title}</h2>
        <p className="num">
          {t.found(count, digits(count, language), formatPhone(maskPhone(phone), language))}
        </p>
      </div>
      <input type="hidden" name="intent" value="join" />
      <Button type="submit" look="green" busy={sending}>
        {sending ? t.adding : count === 1 ? t.addOne : t.add}
      </Button>
    </Form>
  );
};

/** Explains to an account without a number how such bookings could be moved into it. */
export const MyTicketsNoPhone = () => {
  const t = useText(myTicketsText).guest;
  return (
    <p className={`muted small ${styles.noPhone}`}>
      {t.noPhone}{' '}
      <LocalLink className="link link-alone" to="/security#phone">
        {t.addPhone}
      </LocalLink>
    </p>
  );
};
