import type { Approval } from '../model/Approval.ts'
import styles from './approvals.module.css'

/** Which account, on which network, at what cost. */
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
        <dt>Network</dt>
        <dd>{networkName}</dd>
      </div>
      {fee && (
        <div className={styles['row']}>
          <dt>{fee.expected || fee.sponsored ? 'Fee' : 'Fee at most'}</dt>
          <dd>
            {fee.sponsored ? (
              'Free: it is paid for you'
            ) : (
              <>
                <span className={styles['amount']}>{fee.expected ?? fee.maximum}</span>
                {fee.expected && <span className={styles['type']}> at most {fee.maximum}</span>}
              </>
            )}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** Without a fee nothing is sent from it. */
function toAccountLabel({ accountType, fee }: Approval): string {
  const kind = accountType === 'smartAccount' ? 'smart account' : 'account'
  return fee ? `From your ${kind}` : `Your ${kind}`
}
