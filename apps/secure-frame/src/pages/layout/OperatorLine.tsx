import { Text } from '@latchkey/ui'
import styles from './OperatorLine.module.css'

/** Mark and name of whoever runs this secure origin; the name where it is known. */
export function OperatorLine({ name }: { readonly name: string | undefined }) {
  return (
    <header className={styles['line']}>
      <img alt="" className={styles['mark']} height={32} src="/favicon.svg" width={32} />
      <Text weight={500}>{name}</Text>
    </header>
  )
}
