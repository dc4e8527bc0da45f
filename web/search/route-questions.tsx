import { useText } from '../text/texts.ts';
import type { Question } from './ask-route.ts';
import styles from './route-page.module.css';
import { routeText } from './route-text.ts';

/** FAQs of a route, with answers from its coaches. */
export const RouteQuestions = ({ questions }: { questions: readonly Question[] }) => (
  <section aria-labelledby="questions">
    <h2 id="questions">{useText(routeText).questions.title}</h2>
    <dl className={styles.routeQuestions}>
      {questions.map(({ ask, say }) => (
        <div key={ask} className="tile">
          <dt>{ask}</dt>
          <dd>{say}</dd>
        </div>
      ))}
    </dl>
  </section>
);
