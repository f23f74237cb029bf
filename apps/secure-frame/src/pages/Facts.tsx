import { Text } from '@latchkey/ui'
import styles from './Facts.module.css'

export type FactsProps = { readonly facts: readonly (readonly [label: string, value: string])[] }

/** Labels with their values, values in full. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles['list']}>
      {facts.map(([label, value]) => (
        <div className={styles['fact']} key={label}>
          <dt>
            <Text as="span" size="small" tone="muted">
              {label}
            </Text>
          </dt>
          <dd className={styles['value']}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
