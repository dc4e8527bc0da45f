import { useText } from '../text/texts.ts';
import { tripText } from './text.ts';
import type { TripView } from './trip-view.ts';
import styles from './trip.module.css';

/** Lists passengers by seat, between which stops; with phones for those who sell. */
export const TripRiders = ({ riders }: Pick<TripView, 'riders'>) => {
  const t = useText(tripText).riders;
  const phones = riders.some(({ phone }) => phone);
  return (
    <section className={styles.riders} aria-labelledby="riders-title">
      <h2 id="riders-title">{t.title}</h2>
      {riders.length === 0 ? (
        <p className="card desk-empty">{t.none}</p>
      ) : (
        <table className="desk-table num">
          <thead>
            <tr>
              <th scope="col">{t.seat}</th>
              <th scope="col">{t.name}</th>
              <th scope="col">{t.journey}</th>
              <th scope="col">{t.boarding}</th>
              {phones && <th scope="col">{t.phone}</th>}
              <th scope="col">{t.pnr}</th>
            </tr>
          </thead>
          <tbody>
            {riders.map(({ seatNo, name, journey, boarding, boarded, phone, tel, pnr }, index) => (
              <tr
                key={`${seatNo} ${pnr}`}
                id={riders[index - 1]?.seatNo === seatNo ? undefined : `rider-${seatNo}`}
              >
                <td data-label={t.seat}>
                  <b>{seatNo}</b>
                </td>
                <td data-label={t.name}>
                  <span>
                    {name} {boarded && <span className="desk-state">{t.boarded}</span>}
                  </span>
                </td>
                <td data-label={t.journey}>{journey}</td>
                <td data-label={t.boarding}>{boarding}</td>
                {phones && (
                  <td data-label={t.phone}>
                    {tel && (
                      <a className={`link ${styles.call}`} href={tel}>
                        {phone}
                      </a>
                    )}
                  </td>
                )}
                <td data-label={t.pnr}>{pnr}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
