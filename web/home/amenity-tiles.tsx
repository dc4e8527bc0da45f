import type { AmenityTile } from '@poth/domain/content/home.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import picturesUrl from './amenity-pictures.svg?url';
import styles from './home.module.css';
import { homeText } from './text.ts';

/** The twelve amenities a coach may offer, each with its picture. */
export const AmenityTiles = ({ tiles }: { tiles: readonly AmenityTile[] }) => {
  const t = useText(homeText);
  const language = useLanguage();
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="amenities">
      <h2 id="amenities">{t.amenities}</h2>
      <ul className={styles.amenities}>
        {tiles.map(({ amenity, name, tint, drawing }) => (
          <li key={amenity} data-tint={tint}>
            <svg width="48" height="48" aria-hidden="true">
              <use href={`${picturesUrl}#${drawing}`} />
            </svg>
            {name[language]}
          </li>
        ))}
      </ul>
    </section>
  );
};
