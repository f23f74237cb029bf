import { Tag } from '@latchkey/ui'
import { messages } from '../../messages/messages.ts'
import type { ShownRow, ShownValue } from '../model/Approval.ts'
import styles from './approvals.module.css'
import { TreeView } from './TreeView.tsx'
import { VisibleText } from './VisibleText.tsx'

export type RowViewProps = {
  readonly row: ShownRow
  readonly direction?: 'in' | 'out' | 'allowance'
}

/**
 * Shows a label and its value. The full address of a token stands below its amount, because signed
 * data is never shortened.
 */
export function RowView({ row, direction }: RowViewProps) {
  const { label, value } = row
  const token = value.type === 'amount' ? value.address : undefined
  return (
    <>
      <div className={styles['row']} data-direction={direction} data-type={value.type}>
        <dt>{label}</dt>
        <dd>
          <ValueView value={value} />
        </dd>
      </div>
      {token !== undefined && (
        <div className={styles['row']} data-joined data-type="address">
          <dt>{messages.approval.token}</dt>
          <dd>
            <bdi className={styles['address']}>{token || messages.approval.notKnown}</bdi>
          </dd>
        </div>
      )}
    </>
  )
}

function ValueView({ value }: { readonly value: ShownValue }) {
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
        {value.unlisted && <Tag tone="warning">{messages.approval.unlisted}</Tag>}
      </>
    )
  if (value.type === 'code') return <code className={styles['code']}>{value.text}</code>
  if (value.type === 'tree') return <TreeView nodes={value.nodes} />
  return <VisibleText text={value.text} />
}
