import styles from './CodePlace.module.css'

/** Holds the place of a code that is on its way. */
export const CodePlace = () => <div aria-busy="true" className={styles['root']} />
