import { Tag } from '@latchkey/ui'
import type { ShownRow, ShownValue } from '../model/Approval.ts'
import styles from './approvals.module.css'
import { TreeView } from './TreeView.tsx'
import { VisibleText } from './VisibleText.tsx'

/** A label and what it says. */
export function RowView({ row }: { readonly row: ShownRow }) {
  return (
    <div className={styles['row']} data-type={row.value.type}>
      <dt>{row.label}</dt>
      <dd>
        <ValueView value={row.value} />
      </dd>
    </div>
  )
}

/** Addresses and amounts in full: nothing that is signed is shortened. */
export function ValueView({ value }: { readonly value: ShownValue }) {
  if (value.type === 'address')
    return (
      <>
        {value.name !== undefined && <span className={styles['name']}>{value.name}</span>}
        <bdi className={styles['address']}>{value.address}</bdi>
      </>
    )
  if (value.type === 'amount')
    return (
      <>
        <bdi className={styles['amount']}>
          {value.text} {value.symbol}
        </bdi>{' '}
        {value.unlisted && <Tag tone="warning">Unlisted token</Tag>}
        {value.address !== undefined && (
          <bdi className={styles['address']}>{value.address || 'Token not known'}</bdi>
        )}
      </>
    )
  if (value.type === 'code') return <code className={styles['code']}>{value.text}</code>
  if (value.type === 'tree') return <TreeView nodes={value.nodes} />
  return <VisibleText text={value.text} />
}
