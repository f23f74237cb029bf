import { Spinner } from '@latchkey/ui'
import { useEffect } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useButtonText } from '../hooks/useButtonText.ts'
import { useLoaded } from '../loading/useLoaded.ts'

/** The native balance beside the account. What reads it loads once an account is connected, not with the page. */
export function ButtonBalance() {
  const { balance } = useKitContext()
  const text = useButtonText()
  const NativeBalance = useLoaded(balance)
  useEffect(() => {
    // Without it the button still works; the account view shows the balance or why there is none.
    balance.load().catch(() => undefined)
  }, [balance])
  const waiting = <Spinner aria-label={text('button.loadingBalance')} size={16} />
  return NativeBalance ? <NativeBalance waiting={waiting} /> : waiting
}
