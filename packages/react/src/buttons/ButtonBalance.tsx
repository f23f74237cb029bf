import type { ChainNamespace } from '@latchkey/core'
import { Skeleton } from '@latchkey/ui'
import { useEffect } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useButtonText } from '../hooks/useButtonText.ts'
import { useLoaded } from '../loading/useLoaded.ts'
import styles from './AccountButton.module.css'

/** The native balance beside the account. What reads it loads once an account is connected, not with the page. */
export function ButtonBalance({ namespace }: { readonly namespace: ChainNamespace | undefined }) {
  const { balance } = useKitContext()
  const text = useButtonText()
  const NativeBalance = useLoaded(balance)
  useEffect(() => {
    // Without it the button still works; the account view shows the balance or why there is none.
    balance.load().catch(() => undefined)
  }, [balance])
  const waiting = (
    <span aria-label={text('button.loadingBalance')} className={styles['waiting']} role="img">
      <Skeleton shape="small" />
    </span>
  )
  return NativeBalance ? <NativeBalance namespace={namespace} waiting={waiting} /> : waiting
}
