import { LegalConsent } from '../../connect/LegalConsent.tsx'
import { WalletList } from '../../connect/WalletList.tsx'
import type { ViewProps } from '../ViewProps.ts'

/** Shows only the wallet list, for apps whose connect view collapses it behind a button. */
export function ConnectWallets({ data }: ViewProps<'ConnectWallets'>) {
  return (
    <LegalConsent>
      <WalletList namespace={data?.addWalletForNamespace} view="ConnectWallets" />
    </LegalConsent>
  )
}
