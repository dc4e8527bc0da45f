import { useText } from '../text/texts.ts';
import { Facts } from '../ui/facts.tsx';
import { companyText } from './company-text.ts';
import type { CompanyPageView } from './company-view.ts';
import styles from './company.module.css';
import { RatingCard } from './rating-card.tsx';

/** Ratings of a company: the means, and the newest with their answers. */
export const CompanyRatings = ({ view }: { view: CompanyPageView }) => {
  const t = useText(companyText).ratings;
  const { means, newest, name } = view;
  return (
    <section aria-labelledby="ratings">
      <h2 id="ratings">{t.title}</h2>
      <Facts
        look="grid"
        className={styles.facts}
        facts={[
          [t.overall, <b key="overall">{means.overall}</b>],
          ...means.things.map((thing) => [thing.name, thing.mean] as const),
        ]}
      />
      {means.few && <p className="small muted">{means.few}</p>}
      <p className="small muted">{t.how}</p>
      {newest.length > 0 && (
        <>
          <h3 className={styles.newest}>{t.newest}</h3>
          <div className={styles.ratings}>
            {newest.map((rating, at) => (
              <RatingCard key={`${at} ${rating.head}`} rating={rating} company={name} />
            ))}
          </div>
        </>
      )}
    </section>
  );
};

/** Measures of a company's trips. */
export const CompanyMeasures = ({ measures }: { measures: NonNullable<CompanyPageView['measures']> }) => {
  const t = useText(companyText).measures;
  return (
    <section aria-labelledby="measures">
      <h2 id="measures">{t.title}</h2>
      <Facts
        look="grid"
        className={styles.facts}
        facts={[
          [t.trips, measures.trips],
          [t.cancelled, measures.cancelled],
          [t.punctual, measures.punctual],
        ]}
      />
      {measures.punctual && <p className="small muted">{t.how}</p>}
    </section>
  );
};
