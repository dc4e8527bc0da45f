import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { addBusesText } from './provider-text.ts';

/** What a verified company finds under Add Your Bus. */
export const AddBusCard = ({ name }: { name: string }) => {
  const t = useText(addBusesText);
  return (
    <Card className="provider-card">
      <p className="muted">{name}</p>
      <h2>{t.verified.title}</h2>
      <p>{t.verified.text}</p>
      <div className="provider-ways">
        <ButtonLink to="/buses" look="green">
          {t.toBuses}
        </ButtonLink>
      </div>
    </Card>
  );
};
