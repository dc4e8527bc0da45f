import type { Slide } from '@poth/domain/content/home.ts';
import { digits } from '@poth/domain/language.ts';
import { startTransition, useEffect, useState } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './banner.module.css';
import { BannerScene } from './banner-scene.tsx';
import { SlideTitle } from './slide-title.tsx';
import { homeText } from './text.ts';

const slideMs = 5000;
const stillness = '(prefers-reduced-motion: reduce)';

/**
 * Banner: slides in one place, which advance by themselves until somebody points at them, tabs into them or stops them.
 */
export const Banner = ({ slides }: { slides: readonly Slide[] }) => {
  const t = useText(homeText);
  const language = useLanguage();
  const [at, setAt] = useState(0);
  // The server renders the first slide; the slides advance once the browser has reported that motion is welcome.
  const [still, setStill] = useState(true);
  useEffect(() => {
    const query = window.matchMedia(stillness);
    const tell = () => startTransition(() => setStill(query.matches));
    tell();
    query.addEventListener('change', tell);
    return () => query.removeEventListener('change', tell);
  }, []);
  const [wish, setWish] = useState<'play' | 'pause'>();
  const playing = wish ? wish === 'play' : !still;
  const [held, setHeld] = useState(false);

  useEffect(() => {
    if (!playing || held || slides.length < 2) return;
    const timer = setTimeout(() => setAt((at + 1) % slides.length), slideMs);
    return () => clearTimeout(timer);
  }, [at, playing, held, slides.length]);

  const name = (index: number) =>
    t.banner.slide(digits(index + 1, language), digits(slides.length, language));
  return (
    <section
      className={`${styles.banner} on-dark no-print`}
      aria-roledescription={t.banner.roleOfAll}
      aria-label={t.banner.label}
      onPointerEnter={(event) => setHeld(event.pointerType === 'mouse')}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <BannerScene drawing={slides[at]?.drawing ?? 'sunset'} />
      <div className="wrap">
        <div className={styles.slides} aria-live={playing && !held ? 'off' : 'polite'}>
          {slides.map((slide, index) => (
            <div
              key={slide.title.en}
              className={styles.slide}
              data-part="slide"
              role="group"
              aria-roledescription={t.banner.role}
              aria-label={name(index)}
              data-shown={index === at}
            >
              <h2>
                {slide.kicker[language] && <span className={styles.kicker}>{slide.kicker[language]} </span>}
                <SlideTitle title={slide.title[language]} />
              </h2>
              <p>{slide.text[language]}</p>
            </div>
          ))}
        </div>
        <div className={styles.slideControls}>
          {slides.map((slide, index) => (
            <button
              key={slide.title.en}
              type="button"
              className={styles.dot}
              aria-label={name(index)}
              aria-current={index === at || undefined}
              onClick={() => setAt(index)}
            />
          ))}
          <button
            type="button"
            aria-label={playing ? t.banner.pause : t.banner.play}
            onClick={() => setWish(playing ? 'pause' : 'play')}
          >
            <Icon name={playing ? 'pause' : 'play'} size={16} />
          </button>
        </div>
      </div>
    </section>
  );
};
