import { Text } from '@latchkey/ui'
import styles from './Facts.module.css'

type Fact = readonly [label: string, value: string, kind?: 'address']

export type FactsProps = { readonly facts: readonly Fact[] }

/** Shows a list of labels, each with its full value below it. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles['list']}>
      {facts.map(([label, value, kind]) => (
        <div className={styles['fact']} key={label}>
          <dt>
            <Text as="span" size="small" tone="muted">
              {label}
            </Text>
          </dt>
          <dd className={styles['value']} data-kind={kind}>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}
