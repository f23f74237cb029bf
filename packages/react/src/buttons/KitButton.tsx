import { useAccount } from '../hooks/useAccount.ts'
import { AccountButton, type AccountButtonProps } from './AccountButton.tsx'
import { ConnectButton, type ConnectButtonProps } from './ConnectButton.tsx'

export type KitButtonProps = ConnectButtonProps & AccountButtonProps

/** The account button when an account is connected, else the connect button. */
export function KitButton(props: KitButtonProps) {
  const { disabled, balance, size, label, loadingLabel, charsStart, charsEnd, namespace } = props
  const { isConnected } = useAccount({ namespace })
  const shared = { disabled, size, namespace }
  return isConnected ? (
    <AccountButton {...shared} balance={balance} charsEnd={charsEnd} charsStart={charsStart} />
  ) : (
    <ConnectButton {...shared} label={label} loadingLabel={loadingLabel} />
  )
}
