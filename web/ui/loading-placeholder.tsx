import styles from './loading-placeholder.module.css';

/** Reserves the height of a part that is still loading, so that nothing below moves when it arrives. */
export const LoadingPlaceholder = () => <div className={styles.room} aria-busy="true" />;
