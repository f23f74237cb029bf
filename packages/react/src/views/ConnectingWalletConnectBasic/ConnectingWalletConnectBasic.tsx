import { Stack } from '@latchkey/ui'
import { QrPanel } from '../../pairing/QrPanel.tsx'
import { usePairing } from '../../pairing/usePairing.ts'
import { AllWalletsRow } from '../../wallets/AllWalletsRow.tsx'

/** The code any wallet can scan, where WalletConnect is all there is; below it the way to a certain wallet. */
export function ConnectingWalletConnectBasic() {
  const pairing = usePairing(undefined)
  return (
    <Stack gap={20}>
      <QrPanel pairing={pairing} />
      <AllWalletsRow />
    </Stack>
  )
}
