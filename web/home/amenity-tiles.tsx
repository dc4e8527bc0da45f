import { type Amenity, amenities } from '@poth/domain/fleet/coach.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { homeText } from './text.ts';

const looks: Record<Amenity, readonly [icon: IconName, tint: string]> = {
  water: ['bottle', 'sky'],
  blanket: ['blanket', 'peach'],
  tv: ['tv', 'lilac'],
  tracking: ['pin', 'mint'],
  charging: ['plug', 'sun'],
  snacks: ['snack', 'rose'],
  exit: ['exit', 'mint'],
  ac: ['snowflake', 'sky'],
  extinguisher: ['extinguisher', 'rose'],
  pillow: ['pillow', 'peach'],
  light: ['lamp', 'sun'],
  wifi: ['wifi', 'lilac'],
};

const entries = Object.entries(looks) as [Amenity, (typeof looks)[Amenity]][];

/** The twelve amenities a coach may offer. */
export const AmenityTiles = () => {
  const t = useText(homeText);
  const language = useLanguage();
  return (
    <section className="wrap home-section" aria-labelledby="amenities">
      <h2 id="amenities">{t.amenities}</h2>
      <ul className="amenities">
        {entries.map(([amenity, [icon, tint]]) => (
          <li key={amenity} className={`tint-${tint}`}>
            <Icon name={icon} size={26} />
            {amenities[amenity][language]}
          </li>
        ))}
      </ul>
    </section>
  );
};
