import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { CheckoutView } from './checkout-view.ts';
import { bookingText } from './text.ts';
import styles from './checkout.module.css';

type PromoCardProps = {
  promo: CheckoutView['promo'];
  typed: string;
  /** Reason why a code was refused. */
  error: string | undefined;
  /** True where a code has just been applied: it takes the focus. */
  arrived: boolean;
  busy: 'apply-promo' | 'remove-promo' | undefined;
};

/** The code that was applied, with what it takes off, and the button to remove it. */
const Applied = ({ promo, error, arrived, busy }: Omit<PromoCardProps, 'typed'>) => {
  const t = useText(bookingText).promo;
  const { applied, removable } = promo;
  if (!applied) return null;
  return (
    <>
      <div className={styles.promoApplied} tabIndex={-1} data-arrived={arrived || undefined}>
        <Icon name={applied.off ? 'check' : 'warning'} />
        <p>
          <b className="num">{applied.code}</b> {applied.name}
          <span className="num">{applied.off ? t.takesOff(applied.off) : t.takesNothing}</span>
        </p>
        {removable && (
          <Button
            type="submit"
            name="intent"
            value="remove-promo"
            look="line"
            busy={busy === 'remove-promo'}
            aria-label={t.removeCode(applied.code)}
          >
            {t.remove}
          </Button>
        )}
      </div>
      {error && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </>
  );
};

/** Card to apply a promo code, or the applied one; it needs no script, and what is typed elsewhere stays. */
export const PromoCard = (props: PromoCardProps) => {
  const { promo, typed, error, busy } = props;
  const t = useText(bookingText).promo;
  if (!promo.applied && !promo.removable) return null;
  return (
    <Card aria-labelledby="promo" className={styles.promo}>
      <h2 id="promo">{t.title}</h2>
      {promo.applied ? (
        <Applied {...props} />
      ) : (
        <div className={styles.promoEnter}>
          <TextField
            label={t.code}
            hint={t.hint}
            error={error}
            name="promo"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            defaultValue={typed}
          />
          <Button type="submit" name="intent" value="apply-promo" look="line" busy={busy === 'apply-promo'}>
            {t.apply}
          </Button>
        </div>
      )}
    </Card>
  );
};
