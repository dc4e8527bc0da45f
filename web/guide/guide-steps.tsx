import { digits } from '@poth/domain/language.ts';
import { useLanguage } from '../text/language.ts';
import styles from './guide.module.css';

/** Numbered steps, each with its title. */
export const GuideSteps = ({ steps }: { steps: readonly { title: string; text: string }[] }) => {
  const language = useLanguage();
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title}>
          <span aria-hidden="true">{digits(index + 1, language)}</span>
          <div>
            <b>{title}</b>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
};
