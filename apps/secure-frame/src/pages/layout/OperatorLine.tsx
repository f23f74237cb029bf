import { Text } from '@latchkey/ui'
import styles from './OperatorLine.module.css'

/** Shows the symbol of the secure origin and, if known, the operator's name. */
export function OperatorLine({ name }: { readonly name: string | undefined }) {
  return (
    <header className={styles['line']}>
      <img alt="" className={styles['mark']} height={32} src="/favicon.svg" width={32} />
      <Text weight={500}>{name}</Text>
    </header>
  )
}
