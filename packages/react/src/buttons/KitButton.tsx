import { useEffect } from 'react'
import type { AccountButtonProps } from '../context/AccountButtonProps.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useStatus } from '../hooks/account/useStatus.ts'
import { useLoaded, useLoadFailed } from '../loading/useLoaded.ts'
import { AccountPlace } from './AccountPlace.tsx'
import { ConnectButton, type ConnectButtonProps } from './ConnectButton.tsx'

export type KitButtonProps = ConnectButtonProps & AccountButtonProps

/**
 * Renders the account button if an account is connected, else the connect button. While a
 * connection may be restored and while code loads, renders a placeholder, so that a returning user
 * is not asked to connect.
 */
export function KitButton(props: KitButtonProps) {
  const { disabled, balance, size, label, loadingLabel, charsStart, charsEnd, namespace } = props
  const { isConnected, status } = useStatus(namespace)
  const { AccountButton, failed } = useAccountButton(namespace)
  const shared = { disabled, size, namespace }
  const account = { balance, charsStart, charsEnd }
  if (isConnected && AccountButton) return <AccountButton {...shared} {...account} />
  const isReturning = status === undefined || status === 'reconnecting'
  // If the code of the account button fails to load, the connect button is shown. It opens the
  // account as well.
  const isArriving = isConnected && !failed
  if (isReturning || isArriving) return <AccountPlace {...account} size={size} />
  return <ConnectButton {...shared} label={label} loadingLabel={loadingLabel} />
}

/**
 * Loads the account button once a connection exists or is expected, so that visitors without a
 * wallet do not download it.
 */
function useAccountButton(namespace: KitButtonProps['namespace']) {
  const { accountButton } = useKitContext()
  const { status } = useStatus(namespace)
  const isExpected = status !== undefined && status !== 'disconnected'
  useEffect(() => {
    // A failed load is not thrown, because `failed` reports it.
    if (isExpected) accountButton.load().catch(() => undefined)
  }, [accountButton, isExpected])
  return { AccountButton: useLoaded(accountButton), failed: useLoadFailed(accountButton) }
}
