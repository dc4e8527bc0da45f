import styles from './loading-room.module.css';

/** Keeps the room of a tall part that is on its way, so that nothing below moves when it comes. */
export const LoadingRoom = () => <div className={styles.room} aria-busy="true" />;
