import { track } from '@latchkey/kit'
import { Icon, Image, ListItem, SearchIcon, Tag } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useSuggestedWallets } from '../hooks/state/useDirectory.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import { useText } from '../messages/en.ts'
import { toCountText } from './toCountText.ts'

/** Whether there is a list of all wallets: not without WalletConnect, which most of them need (K-CONN-16). */
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

/** Leads to all wallets, and says about how many there are. */
export function AllWalletsRow() {
  const { kit, shell } = useKitContext()
  const text = useText()
  const { count, featured } = useSuggestedWallets()
  const isShown = useHasAllWallets()
  if (!isShown) return null
  const fetchView = () => {
    const view = shell.getValue()?.views.AllWallets
    // The page itself fetches again and says what failed.
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
