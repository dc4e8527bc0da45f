import { LocalLink } from '../text/local-link.tsx';
import styles from './tabs.module.css';

type Tab = {
  to: string;
  label: string;
  isHere: boolean;
  /** How many wait there; nothing where none do. */
  count?: string | false | null;
};

type TabsProps = {
  label: string;
  /** Whether the label is seen before them or only heard. */
  isLabelShown?: boolean;
  tabs: readonly Tab[];
};

/** Ways to look at the same list, each an address of its own. */
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
