import styles from './CodePlace.module.css'

/** A placeholder with the size of the QR code, shown until the pairing URI is ready. */
export const CodePlace = () => <div aria-busy="true" className={styles['root']} />
