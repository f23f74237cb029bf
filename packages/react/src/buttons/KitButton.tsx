import { useEffect } from 'react'
import type { AccountButtonProps } from '../context/AccountButtonProps.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useStatus } from '../hooks/account/useStatus.ts'
import { useLoaded, useLoadFailed } from '../loading/useLoaded.ts'
import { AccountPlace } from './AccountPlace.tsx'
import { ConnectButton, type ConnectButtonProps } from './ConnectButton.tsx'

export type KitButtonProps = ConnectButtonProps & AccountButtonProps

/**
 * The account button when an account is connected, else the connect button. While what was connected before may be on
 * its way back, and until the code of the account button is there, a skeleton: nobody is told to connect what comes by
 * itself.
 */
export function KitButton(props: KitButtonProps) {
  const { disabled, balance, size, label, loadingLabel, charsStart, charsEnd, namespace } = props
  const { isConnected, status } = useStatus(namespace)
  const { AccountButton, failed } = useAccountButton(namespace)
  const shared = { disabled, size, namespace }
  const account = { balance, charsStart, charsEnd }
  if (isConnected && AccountButton) return <AccountButton {...shared} {...account} />
  const isReturning = status === undefined || status === 'reconnecting'
  // Without its code the connect button stands in, which leads to the account as well.
  const isArriving = isConnected && !failed
  if (isReturning || isArriving) return <AccountPlace {...account} size={size} />
  return <ConnectButton {...shared} label={label} loadingLabel={loadingLabel} />
}

/** A visitor without a wallet does not pay for what shows an account: it comes while one is connected. */
function useAccountButton(namespace: KitButtonProps['namespace']) {
  const { accountButton } = useKitContext()
  const { status } = useStatus(namespace)
  const isExpected = status !== undefined && status !== 'disconnected'
  useEffect(() => {
    // A failed fetch is told by `failed`.
    if (isExpected) accountButton.load().catch(() => undefined)
  }, [accountButton, isExpected])
  return { AccountButton: useLoaded(accountButton), failed: useLoadFailed(accountButton) }
}
