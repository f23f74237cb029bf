import { type DirectoryWallet, openExternal } from '@latchkey/core'
import { getMobileLinks, getStoreLink, type WalletPlatform } from '@latchkey/kit/links'
import { Button, Image, Stack } from '@latchkey/ui'
import { useEffect, useMemo, useRef } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useWalletText } from '../messages/wallets.ts'
import { RetryButton } from '../parts/WaitingActions.tsx'
import { WaitingScreen } from '../parts/WaitingScreen.tsx'
import { isLink } from '../wallets/openWalletPage.ts'
import { CopyLink } from './CopyLink.tsx'
import { GetWalletRow } from './GetWalletRow.tsx'
import type { PairingView } from './usePairing.ts'
import { useWalletLink } from './useWalletLink.ts'

export type LinkPlatform = Extract<WalletPlatform, 'mobile' | 'web' | 'desktop'>

export type LinkPanelProps = {
  readonly wallet: DirectoryWallet
  readonly platform: LinkPlatform
  readonly pairing: PairingView
  /**
   * Whether the tap that opened this page has already opened the wallet's app, so that the panel
   * need not open it again.
   */
  readonly opened: boolean
}

const none: readonly string[] = []

/** Returns a wallet's links for a platform, in the order in which they are tried. */
function useLinks(wallet: DirectoryWallet, platform: LinkPlatform): readonly string[] {
  const { kit } = useKitContext()
  const preferUniversalLinks = kit.config.preferUniversalLinks === true
  return useMemo(() => {
    if (platform === 'mobile') return getMobileLinks(wallet, { preferUniversalLinks })
    const link = platform === 'web' ? wallet.webappLink : wallet.desktopLink
    return link ? [link] : none
  }, [wallet, platform, preferUniversalLinks])
}

/**
 * Connects a wallet by its link. If the tap could not open the wallet's app, opens it once
 * automatically. A web wallet opens only when the user presses the button.
 */
export function LinkPanel({ wallet, platform, pairing, opened }: LinkPanelProps) {
  const { kit } = useKitContext()
  const text = useWalletText()
  const { uri } = pairing
  const links = useLinks(wallet, platform)
  const { open, missed } = useWalletLink({ wallet, links, uri, opened })
  const left = useRef(opened)
  useEffect(() => {
    if (platform === 'web' || !uri || left.current) return
    left.current = true
    open()
  }, [open, platform, uri])

  if (pairing.expired) return <Expired onRetry={pairing.retry} wallet={wallet} />
  const notOpened = missed ? text('pairing.notOpened', { wallet: wallet.name }) : undefined
  const hint = pairing.away ? text('pairing.away') : notOpened
  const store = getStoreLink(wallet, kit.ports.page.device())
  return (
    <Stack gap={12}>
      <WaitingScreen
        action={
          <Button
            data-testid="w3m-connecting-widget-secondary-button"
            disabled={!uri}
            onClick={open}
            size="large"
            variant="primary"
            wide
          >
            {text(missed ? 'modal.tryAgain' : 'pairing.open')}
          </Button>
        }
        hint={hint}
        image={<WalletPicture wallet={wallet} />}
        state="waiting"
        text={text(platform === 'web' ? 'pairing.webText' : 'pairing.appText', {
          wallet: wallet.name,
        })}
        title={text('connecting.title', { wallet: wallet.name })}
      />
      {missed && isLink(store) && (
        <Button
          onClick={() => openExternal(store, { open: kit.ports.openWindow })}
          size="large"
          wide
        >
          {text('pairing.get', { wallet: wallet.name })}
        </Button>
      )}
      <Stack align="center">
        <CopyLink data-testid="wui-link-copy" uri={uri} />
      </Stack>
      {!(missed && isLink(store)) && <GetWalletRow wallet={wallet} />}
    </Stack>
  )
}

type ExpiredProps = { readonly wallet: DirectoryWallet; readonly onRetry: () => void }

function Expired({ wallet, onRetry }: ExpiredProps) {
  const text = useWalletText()
  return (
    <WaitingScreen
      action={<RetryButton onRetry={onRetry} />}
      image={<WalletPicture wallet={wallet} />}
      state="failed"
      text={text('pairing.expired')}
      title={text('pairing.expiredTitle')}
    />
  )
}

export function WalletPicture({ wallet }: { readonly wallet: DirectoryWallet }) {
  return <Image fallback={wallet.name} shape="tile" size={80} src={wallet.imageUrl} />
}
