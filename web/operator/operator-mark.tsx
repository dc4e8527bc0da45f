import styles from './operator.module.css';
type OperatorMarkProps = { mark: string; colour: string; logoId?: string | null };

/** Logo of an operator, or the two letters and colour in its place; the name is shown next to it. */
export const OperatorMark = ({ mark, colour, logoId = null }: OperatorMarkProps) =>
  logoId ? (
    <img
      className={styles.mark}
      src={`/logos/${logoId}`}
      alt=""
      width="44"
      height="44"
      loading="lazy"
      decoding="async"
    />
  ) : (
    <svg className={styles.mark} viewBox="0 0 44 44" width="44" height="44" aria-hidden="true">
      <rect width="44" height="44" rx="12" fill={colour} />
      <text x="22" y="28.5" textAnchor="middle">
        {mark}
      </text>
    </svg>
  );
