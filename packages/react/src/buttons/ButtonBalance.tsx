import type { ChainNamespace } from '@latchkey/core'
import { Skeleton } from '@latchkey/ui'
import { useEffect } from 'react'
import { UnknownBalance } from '../balance/UnknownBalance.tsx'
import { useKitContext } from '../context/KitContext.ts'
import { useLoaded, useLoadFailed } from '../loading/useLoaded.ts'
import { useButtonText } from '../messages/buttons.ts'
import styles from './AccountButton.module.css'

/**
 * The native balance next to the account. Its code loads after an account has connected and not
 * with the page.
 */
export function ButtonBalance({ namespace }: { readonly namespace: ChainNamespace | undefined }) {
  const { balance } = useKitContext()
  const text = useButtonText()
  const NativeBalance = useLoaded(balance)
  const failed = useLoadFailed(balance)
  useEffect(() => {
    // If the code fails to load, `failed` is true and the button shows an unknown balance.
    balance.load().catch(() => undefined)
  }, [balance])
  const waiting = (
    <span aria-label={text('button.loadingBalance')} className={styles['waiting']} role="img">
      <Skeleton shape="small" />
    </span>
  )
  if (NativeBalance) return <NativeBalance namespace={namespace} waiting={waiting} />
  return failed ? <UnknownBalance /> : waiting
}
