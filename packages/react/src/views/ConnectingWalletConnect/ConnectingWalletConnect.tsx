import type { DirectoryWallet } from '@latchkey/core'
import { track } from '@latchkey/kit'
import { getPlatforms, isListedAnyway, type WalletPlatform } from '@latchkey/kit/links'
import { Tabs } from '@latchkey/ui'
import { useEffect, useState } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useSlice } from '../../hooks/state/useSlice.ts'
import { useWalletText } from '../../messages/wallets.ts'
import { LinkPanel } from '../../pairing/LinkPanel.tsx'
import { QrPanel } from '../../pairing/QrPanel.tsx'
import { UnsupportedPanel } from '../../pairing/UnsupportedPanel.tsx'
import { usePairing } from '../../pairing/usePairing.ts'
import { findInjected } from '../../wallets/findInjected.ts'
import { ConnectingExternal } from '../ConnectingExternal/ConnectingExternal.tsx'
import type { ViewProps } from '../ViewProps.ts'

type Data = ViewProps<'ConnectingWalletConnect'>['data']

/** Connects a wallet outside this page. Shows a tab for each platform that the wallet supports. */
export function ConnectingWalletConnect({ data }: ViewProps<'ConnectingWalletConnect'>) {
  const { kit } = useKitContext()
  const text = useWalletText()
  const wallet = data?.wallet
  const injected = useSlice(
    kit.connection,
    ({ connectors }) => findInjected(connectors, wallet),
    undefined,
  )
  const platforms = getPlatforms({
    wallet,
    injected: injected !== undefined,
    device: kit.ports.page.device(),
    hasCustomLink: wallet !== undefined && isListedAnyway(wallet.id),
  })
  const [first = 'qrcode'] = platforms
  const [chosen, setChosen] = useState<WalletPlatform>(first)
  const platform = platforms.includes(chosen) ? chosen : first
  useSelectionEvent(data, platform)

  const panel =
    platform === 'browser' && injected ? (
      <ConnectingExternal data={{ connectorId: injected.id, namespace: injected.namespace }} />
    ) : (
      <Panel
        opened={data?.opened === true && platform === 'mobile'}
        platform={platform}
        wallet={wallet}
      />
    )
  if (platforms.length < 2) return panel
  return (
    <Tabs
      aria-label={text('pairing.ways')}
      items={platforms.map((id) => {
        // Touch laptops have both a code and a link, which opens an app on the same device.
        const isOwnApp = id === 'mobile' && platforms.includes('qrcode')
        const name = isOwnApp ? 'app' : toTabName(id)
        const label = isOwnApp ? 'platform.app' : labels[id]
        return { id, label: text(label), 'data-testid': `tab-${name}` }
      })}
      onValueChange={(id) => setChosen(platforms.find((other) => other === id) ?? first)}
      value={platform}
    >
      {panel}
    </Tabs>
  )
}

const labels = {
  browser: 'platform.browser',
  mobile: 'platform.mobile',
  qrcode: 'platform.mobile',
  web: 'platform.web',
  desktop: 'platform.desktop',
  unsupported: 'platform.browser',
} as const satisfies Record<WalletPlatform, string>

// Names in the test ids of the tabs. Acceptance tests expect them in every language (kit-behaviour
// §13).
const tabNames: Partial<Record<WalletPlatform, string>> = { qrcode: 'mobile', web: 'webapp' }
const toTabName = (platform: WalletPlatform) => tabNames[platform] ?? platform

/**
 * Sends the event `SELECT_WALLET` when the view opens, and again when the user selects another
 * platform (K-WC-05).
 */
function useSelectionEvent(data: Data, platform: WalletPlatform) {
  const { kit } = useKitContext()
  useEffect(() => {
    const { wallet, displayIndex, from = 'Connect' } = data ?? {}
    track(kit, {
      event: 'SELECT_WALLET',
      properties: {
        name: wallet?.name ?? 'WalletConnect',
        platform,
        view: from,
        ...(displayIndex !== undefined && { displayIndex }),
        ...(wallet?.order !== undefined && { walletRank: wallet.order }),
      },
    })
  }, [kit, data, platform])
}

type PanelProps = {
  readonly platform: WalletPlatform
  readonly wallet: DirectoryWallet | undefined
  readonly opened: boolean
}

function Panel(props: PanelProps) {
  const { platform, wallet } = props
  if (platform === 'unsupported' && wallet) return <UnsupportedPanel wallet={wallet} />
  return <PairingPanel {...props} />
}

function PairingPanel({ platform, wallet, opened }: PanelProps) {
  const pairing = usePairing(wallet)
  if (wallet && (platform === 'mobile' || platform === 'web' || platform === 'desktop')) {
    return (
      <LinkPanel
        key={platform}
        opened={opened}
        pairing={pairing}
        platform={platform}
        wallet={wallet}
      />
    )
  }
  return <QrPanel pairing={pairing} wallet={wallet} />
}
