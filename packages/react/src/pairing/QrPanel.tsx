import type { DirectoryWallet } from '@latchkey/core'
import { Image, QrCode, Stack, Text } from '@latchkey/ui'
import { useWalletText } from '../messages/wallets.ts'
import { RetryButton } from '../parts/WaitingActions.tsx'
import { CodePlace } from './CodePlace.tsx'
import { CopyLink } from './CopyLink.tsx'
import { GetWalletRow } from './GetWalletRow.tsx'
import styles from './QrPanel.module.css'
import type { PairingView } from './usePairing.ts'
import { toClockText, useSecondsLeft } from './useSecondsLeft.ts'

export type QrPanelProps = {
  readonly wallet?: DirectoryWallet | undefined
  readonly pairing: PairingView
}

/** Shows the pairing URI as a QR code, for a wallet on another device. */
export function QrPanel({ wallet, pairing }: QrPanelProps) {
  const text = useWalletText()
  const name = wallet?.name ?? text('pairing.anyWallet')
  const seconds = useSecondsLeft(pairing.expiresAt)
  if (pairing.expired) return <Expired onRetry={pairing.retry} />
  return (
    <Stack align="center" gap={12}>
      <Code uri={pairing.uri} wallet={wallet} />
      <Stack align="center" gap={4} role="status">
        <Text align="center" weight={500}>
          {text('pairing.scan', { wallet: name })}
        </Text>
        {pairing.away ? (
          <Text align="center" size="small" tone="warning">
            {text('pairing.away')}
          </Text>
        ) : (
          // Hidden from screen readers, which would read the countdown every second.
          <Text align="center" aria-hidden="true" size="small" tone="muted">
            {seconds === undefined
              ? text('pairing.making')
              : text('pairing.validFor', { time: toClockText(seconds) })}
          </Text>
        )}
      </Stack>
      <CopyLink data-testid="copy-wc2-uri" uri={pairing.uri} />
      <GetWalletRow wallet={wallet} />
    </Stack>
  )
}

function Code({ uri, wallet }: { uri: string | undefined; wallet: DirectoryWallet | undefined }) {
  const text = useWalletText()
  if (!uri) return <CodePlace />
  return (
    <QrCode
      // Acceptance tests of other wallet kits read the pairing URI from this attribute.
      {...{ uri }}
      alt={text('pairing.codeLabel')}
      data-testid="wui-qr-code"
      logo={wallet && <Image fallback={wallet.name} shape="tile" size={56} src={wallet.imageUrl} />}
      value={uri}
    />
  )
}

function Expired({ onRetry }: { readonly onRetry: () => void }) {
  const text = useWalletText()
  return (
    <Stack align="center" gap={12}>
      <div className={styles['expired']}>
        <Stack align="center" gap={4} role="status">
          <Text align="center" weight={500}>
            {text('pairing.expiredTitle')}
          </Text>
          <Text align="center" size="small" tone="muted">
            {text('pairing.expired')}
          </Text>
        </Stack>
      </div>
      <RetryButton onRetry={onRetry} />
    </Stack>
  )
}
