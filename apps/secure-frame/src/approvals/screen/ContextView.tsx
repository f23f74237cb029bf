import { fillIn } from '@latchkey/core'
import { messages } from '../../messages/messages.ts'
import type { Approval } from '../model/Approval.ts'
import styles from './approvals.module.css'

/** Shows the account, network and cost of a request on the approval screen. */
export function ContextView({ approval }: { readonly approval: Approval }) {
  const { account, networkName, fee } = approval
  return (
    <dl className={styles['rows']}>
      <div className={styles['row']} data-type="address">
        <dt>{toAccountLabel(approval)}</dt>
        <dd>
          <bdi className={styles['address']}>{account}</bdi>
        </dd>
      </div>
      <div className={styles['row']}>
        <dt>{messages.approval.network}</dt>
        <dd>{networkName}</dd>
      </div>
      {fee && (
        <div className={styles['row']}>
          <dt>
            {fee.expected || fee.sponsored ? messages.approval.fee : messages.approval.feeAtMost}
          </dt>
          <dd>
            {fee.sponsored ? (
              messages.approval.freeItIsPaid
            ) : (
              <>
                <span className={styles['amount']}>{fee.expected ?? fee.maximum}</span>
                {fee.expected && (
                  <span className={styles['type']}>
                    {' '}
                    {fillIn(messages.values.most, { amount: fee.maximum })}
                  </span>
                )}
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

/**
 * Returns the label of the account row. It differs if the request has no fee, because then the
 * account sends nothing.
 */
function toAccountLabel({ accountType, fee }: Approval): string {
  const { account } = messages
  if (accountType === 'smartAccount') return fee ? account.fromSmart : account.smart
  return fee ? account.from : account.own
}
