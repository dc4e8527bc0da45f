import { LocalLink } from '../text/local-link.tsx';
import styles from './tabs.module.css';

type Tab = {
  to: string;
  label: string;
  isHere: boolean;
  /** Number of waiting items; none where nothing waits. */
  count?: string | false | null;
};

type TabsProps = {
  label: string;
  /** Shows the label; otherwise only screen readers get it. */
  isLabelShown?: boolean;
  tabs: readonly Tab[];
};

/** Views of the same list, each with its own address. */
export const Tabs = ({ label, isLabelShown = false, tabs }: TabsProps) => (
  <nav className={styles.tabs} aria-label={label}>
    {isLabelShown && <span className="small muted">{label}</span>}
    {tabs.map((tab) => (
      <LocalLink key={tab.to} to={tab.to} aria-current={tab.isHere ? 'page' : undefined} preventScrollReset>
        {tab.label}
        {tab.count && <b className="num">{tab.count}</b>}
      </LocalLink>
    ))}
  </nav>
);
