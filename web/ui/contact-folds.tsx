import styles from './contact-folds.module.css';
import { Fold, Folds } from './fold.tsx';

type Contact = { key: string; name: string; address: string; phone: string; tel: string };
type ContactFoldsProps = {
  groups: readonly { title: string; contacts: readonly Contact[] }[];
  /** Starts with the first group open. */
  open?: boolean;
};

/** Contacts in collapsible groups, each with name, address and phone; works without a script. */
export const ContactFolds = ({ groups, open = false }: ContactFoldsProps) => (
  <Folds className={styles.groups}>
    {groups.map(({ title, contacts }, index) => (
      <Fold key={title} open={open && index === 0} summary={<h3>{title}</h3>}>
        <ul className={styles.contacts}>
          {contacts.map(({ key, name, address, phone, tel }) => (
            <li key={key}>
              <b>{name}</b>
              <span className="muted">{address}</span>
              <a className="link link-alone num" href={tel}>
                {phone}
              </a>
            </li>
          ))}
        </ul>
      </Fold>
    ))}
  </Folds>
);
