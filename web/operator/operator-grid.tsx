import type { ShownOperator } from '@poth/domain/operator/operator.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import styles from './operator.module.css';
import { OperatorMark } from './operator-mark.tsx';

/** Grid of operators with their marks, each linked to its entry in the list of operators. */
export const OperatorGrid = ({ operators }: { operators: readonly Omit<ShownOperator, 'operatorId'>[] }) => {
  const language = useLanguage();
  return (
    <ul className={styles.grid}>
      {operators.map(({ slug, name, mark, colour, logoId }) => (
        <li key={slug}>
          <LocalLink className="tile" to={`/operators#${slug}`}>
            <OperatorMark mark={mark} colour={colour} logoId={logoId} />
            {name[language]}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
};
