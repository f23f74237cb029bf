import { track } from '@latchkey/kit'
import { Icon, Image, ListItem, SearchIcon, Tag } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useSuggestedWallets } from '../hooks/state/useDirectory.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import { useText } from '../messages/en.ts'
import { toCountText } from './toCountText.ts'

/**
 * Returns whether the list of all wallets is available. It requires WalletConnect, because most
 * wallets of the list connect through it (K-CONN-16).
 */
export function useHasAllWallets(): boolean {
  const { kit } = useKitContext()
  const { allWallets = 'SHOW' } = kit.config
  const canPair = useSlice(
    kit.connection,
    ({ connectors }) => connectors.some(({ type }) => type === 'WALLET_CONNECT'),
    false,
  )
  if (!canPair || allWallets === 'HIDE') return false
  return allWallets === 'SHOW' || kit.ports.page.device().mobile
}

/** A row that opens the list of all wallets and shows their approximate number. */
export function AllWalletsRow() {
  const { kit, shell } = useKitContext()
  const text = useText()
  const { count, featured } = useSuggestedWallets()
  const isShown = useHasAllWallets()
  if (!isShown) return null
  const fetchView = () => {
    const view = shell.getValue()?.views.AllWallets
    // This only loads the code in advance. If it fails, the page loads it again and reports a
    // failure.
    view?.load().catch(() => undefined)
  }
  const countText = toCountText(count + featured.length)
  const openAll = () => {
    track(kit, { event: 'CLICK_ALL_WALLETS' })
    kit.modal.send({ type: 'push', page: { view: 'AllWallets' } })
  }
  return (
    <ListItem
      data-testid="all-wallets"
      image={<Image fallback={<Icon icon={SearchIcon} />} />}
      label={text('connect.allWallets')}
      onFocus={fetchView}
      onPointerDown={fetchView}
      onPointerEnter={fetchView}
      onSelect={openAll}
      tag={countText && <Tag>{countText}</Tag>}
    />
  )
}
