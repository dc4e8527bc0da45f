import { useText } from '../text/texts.ts';
import { routeText } from './route-text.ts';
import type { RoutePageView } from './route-view.ts';

/** Fares by coach type as a table, and the lowest of each month on sale as bars with their numbers. */
export const RouteFares = ({ fares, months }: Pick<RoutePageView, 'fares' | 'months'>) => {
  const t = useText(routeText).fares;
  return (
    <section aria-labelledby="fares">
      <h2 id="fares">{t.title}</h2>
      <p>{t.lead}</p>
      <table className="plain-table">
        <thead>
          <tr>
            <th scope="col">{t.type}</th>
            <th scope="col" className="amount">
              {t.lowest}
            </th>
            <th scope="col" className="amount">
              {t.highest}
            </th>
          </tr>
        </thead>
        <tbody>
          {fares.map(({ type, lowest, highest }) => (
            <tr key={type}>
              <th scope="row">{type}</th>
              <td className="amount">{lowest}</td>
              <td className="amount">{highest}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3>{t.months}</h3>
      <dl className="month-fares">
        {months.map(({ name, fares: own }) => (
          <div key={name}>
            <dt>{name}</dt>
            {own.map(({ type, fare, percent }) => (
              <dd key={type}>
                <span>{type}</span>
                <span className="month-bar" aria-hidden="true">
                  <i style={{ width: `${percent}%` }} />
                </span>
                <b className="num">{fare}</b>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
};
