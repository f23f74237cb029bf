import type { DirectoryWallet } from '@latchkey/core'
import { Stack } from '@latchkey/ui'
import { useWalletText } from '../messages/wallets.ts'
import { WaitingScreen } from '../parts/WaitingScreen.tsx'
import { GetWalletRow } from './GetWalletRow.tsx'
import { WalletPicture } from './LinkPanel.tsx'

/** Shown for a wallet that connects only as an installed extension and is not installed. */
export function UnsupportedPanel({ wallet }: { readonly wallet: DirectoryWallet }) {
  const text = useWalletText()
  return (
    <Stack gap={12}>
      <WaitingScreen
        image={<WalletPicture wallet={wallet} />}
        state="failed"
        text={text('pairing.notDetectedText', { wallet: wallet.name })}
        title={text('pairing.notDetected')}
      />
      <GetWalletRow wallet={wallet} />
    </Stack>
  )
}
