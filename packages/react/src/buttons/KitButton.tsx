import { useEffect } from 'react'
import type { AccountButtonProps } from '../context/AccountButtonProps.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useStatus } from '../hooks/useStatus.ts'
import { useLoaded } from '../loading/useLoaded.ts'
import { ConnectButton, type ConnectButtonProps } from './ConnectButton.tsx'

export type KitButtonProps = ConnectButtonProps & AccountButtonProps

/** The account button when an account is connected, else the connect button. */
export function KitButton(props: KitButtonProps) {
  const { disabled, balance, size, label, loadingLabel, charsStart, charsEnd, namespace } = props
  const { isConnected } = useStatus(namespace)
  const AccountButton = useAccountButton(namespace)
  const shared = { disabled, size, namespace }
  return isConnected && AccountButton ? (
    <AccountButton {...shared} balance={balance} charsEnd={charsEnd} charsStart={charsStart} />
  ) : (
    <ConnectButton {...shared} label={label} loadingLabel={loadingLabel} />
  )
}

/** A visitor without a wallet does not pay for what shows an account: it comes while one is connected. */
function useAccountButton(namespace: KitButtonProps['namespace']) {
  const { accountButton } = useKitContext()
  const { status } = useStatus(namespace)
  const isExpected = status !== undefined && status !== 'disconnected'
  useEffect(() => {
    // Without it the connect button stays, which leads to the account as well.
    if (isExpected) accountButton.load().catch(() => undefined)
  }, [accountButton, isExpected])
  return useLoaded(accountButton)
}
