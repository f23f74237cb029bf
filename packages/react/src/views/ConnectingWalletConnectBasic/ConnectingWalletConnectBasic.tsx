import { Stack } from '@latchkey/ui'
import { QrPanel } from '../../pairing/QrPanel.tsx'
import { usePairing } from '../../pairing/usePairing.ts'
import { AllWalletsRow } from '../../wallets/AllWalletsRow.tsx'

/**
 * Shows a QR code that any wallet can scan, for apps whose only method to connect is WalletConnect.
 * The row below opens the list of all wallets.
 */
export function ConnectingWalletConnectBasic() {
  const pairing = usePairing(undefined)
  return (
    <Stack gap={20}>
      <QrPanel pairing={pairing} />
      <AllWalletsRow />
    </Stack>
  )
}
