import { useText } from '../text/texts.ts';
import type { DocumentView } from './application-view.ts';
import { documentsText } from './provider-text.ts';
import styles from './provider.module.css';

/** List of sent documents, each to download. */
export const DocumentsList = ({ documents }: { documents: readonly DocumentView[] }) => {
  const t = useText(documentsText);
  if (documents.length === 0) return <p className="muted">{t.none}</p>;
  return (
    <ul className={styles.documents}>
      {documents.map(({ documentId, fileName, facts }) => (
        <li key={documentId}>
          <a href={`/documents/${documentId}`} aria-label={t.download(fileName)} download>
            <b className="link">{fileName}</b>
            <span className="small muted num">{facts}</span>
          </a>
        </li>
      ))}
    </ul>
  );
};
