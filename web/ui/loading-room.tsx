import styles from './loading-room.module.css';

/** Reserves the height of a part that is still loading, so that nothing below moves when it arrives. */
export const LoadingRoom = () => <div className={styles.room} aria-busy="true" />;
