import type { ChainNamespace } from '@latchkey/core'
import {
  connect,
  getActiveNamespace,
  getSuggestedWallets,
  isDecided,
  isHeadlessEnabled,
  type Kit,
  openWalletApp,
  pair,
  resetPairing,
  showAlert,
} from '@latchkey/kit'
import { useEffect, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { useAction } from '../hooks/actions/useAction.ts'
import { useKitFacts } from '../hooks/state/useKitFacts.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import { type HeadlessWallet, toDirectoryEntry, toPageEntries } from './HeadlessWallet.ts'
import { type FetchWalletsParameters, useWalletList } from './useWalletList.ts'

export type ConnectWalletOptions = {
  /** A payment that the wallet is to make when it has connected: added to the pairing. */
  readonly wcPayUrl?: string | undefined
}

export type UseWalletsReturnType = {
  /** Wallets of this page, then those the directory suggests. */
  readonly wallets: readonly HeadlessWallet[]
  /** Wallets of the directory, as far as they were fetched. */
  readonly wcWallets: readonly HeadlessWallet[]
  /** The last page that came; 0 before the first. */
  readonly page: number
  /** Wallets of the directory for what was asked last. */
  readonly count: number
  readonly isInitialized: boolean
  readonly isFetchingWallets: boolean
  readonly fetchWallets: (parameters?: FetchWalletsParameters) => void
  /** A wallet of this page is asked; for any other a pairing begins, on a phone in its app. Call it in the click. */
  readonly connect: (
    wallet: HeadlessWallet,
    namespace?: ChainNamespace,
    options?: ConnectWalletOptions,
  ) => void
  /** The wallet that is being connected. */
  readonly connectingWallet: HeadlessWallet | undefined
  readonly resetConnectingWallet: () => void
  /** Begins a pairing, for any wallet to scan. */
  readonly getWcUri: () => void
  /** The pairing to show. */
  readonly wcUri: string | undefined
  readonly isFetchingWcUri: boolean
  /** Why the last connection failed. */
  readonly wcError: unknown
  readonly resetWcUri: () => void
}

/** Whether the app may list wallets by itself; where it may not, an alert tells the developer, once. */
function useHeadless(): boolean {
  const { kit } = useKitContext()
  const isOff = useKitFacts(() => isDecided(kit) && !isHeadlessEnabled(kit), false)
  // The provider starts the kit after what it holds has mounted.
  const isWanted = useKitFacts(
    () =>
      kit.connection.getState().initialized &&
      kit.preferences.getState().features.headless === true,
    false,
  )
  useEffect(() => {
    if (isOff) showAlert(kit, { code: 'headless_not_enabled', variant: 'info' })
  }, [kit, isOff])
  useEffect(() => {
    if (isWanted) kit.preload()
  }, [kit, isWanted])
  return useKitFacts(() => isDecided(kit) && isHeadlessEnabled(kit), false)
}

const listKnown = (kit: Kit) => {
  const { connectors, recentConnectorIds } = kit.connection.getState()
  return { connectors, recentConnectorIds }
}

function listWallets(kit: Kit): readonly HeadlessWallet[] {
  const known = listKnown(kit)
  const { featured, recommended, ranked } = getSuggestedWallets(kit)
  const suggested = [...featured, ...recommended]
  const found = toPageEntries(known, [...ranked, ...suggested])
  const others = suggested.map((wallet) => toDirectoryEntry(wallet, known))
  return [...found, ...others.filter(({ isInjected }) => !isInjected)]
}

type Attempt = {
  readonly wallet: HeadlessWallet | undefined
  readonly namespace?: ChainNamespace | undefined
  /** By the tap that began it. */
  readonly opened?: boolean
}

async function connectWallet(
  kit: Kit,
  { wallet, namespace, opened = false }: Attempt,
  signal: AbortSignal,
) {
  const wanted = namespace ?? getActiveNamespace(kit)
  const places = wallet?.connectors ?? []
  const place = places.find((each) => each.namespace === wanted) ?? places[0]
  if (place) await connect(kit, { ...place, signal })
  else await pair(kit, { wallet: wallet?.walletInfo, fresh: !opened, signal })
}

const none: readonly HeadlessWallet[] = []
const nothing = { connectors: [], recentConnectorIds: [] }

/**
 * Lists, searches and connects wallets without any view of the kit. It takes `features.headless`, of the app and of the
 * project; without it an alert tells the developer so and everything is empty.
 */
export function useWallets(): UseWalletsReturnType {
  const { kit } = useKitContext()
  const enabled = useHeadless()
  const [payUrl, setPayUrl] = useState<string>()
  const [connecting, setConnecting] = useState<HeadlessWallet>()
  const wallets = useKitFacts(() => listWallets(kit), none)
  const known = useKitFacts(() => listKnown(kit), nothing)
  const initialized = useSlice(kit.connection, (state) => state.initialized, false)
  const uri = useSlice(kit.connection, ({ pairing }) => pairing?.uri, undefined)
  const list = useWalletList(enabled)
  const { run, status, error } = useAction((attempt: Attempt, { signal }) =>
    connectWallet(kit, attempt, signal),
  )
  const start = (attempt: Attempt, url?: string) => {
    if (!enabled) return
    setPayUrl(url)
    setConnecting(attempt.wallet)
    const { wallet } = attempt
    const isElsewhere = wallet?.walletInfo && !wallet.isInjected
    const opened = isElsewhere ? openWalletApp(kit, wallet.walletInfo) : undefined
    if (opened !== 'browser') run({ ...attempt, opened: opened === 'pairing' })
  }
  const shownUri = enabled && uri ? uri + (payUrl ? `&pay=${encodeURIComponent(payUrl)}` : '') : ''
  const isPairing = status === 'pending' && !connecting?.isInjected
  return {
    wallets: enabled ? wallets : none,
    wcWallets: list.wallets.map((wallet) => toDirectoryEntry(wallet, known)),
    page: list.page,
    count: list.count,
    isInitialized: enabled && initialized,
    isFetchingWallets: list.isFetching,
    fetchWallets: list.fetchWallets,
    connect: (wallet, namespace, { wcPayUrl } = {}) => start({ wallet, namespace }, wcPayUrl),
    connectingWallet: status === 'pending' ? connecting : undefined,
    resetConnectingWallet: () => setConnecting(undefined),
    getWcUri: () => start({ wallet: undefined }),
    wcUri: shownUri || undefined,
    isFetchingWcUri: enabled && isPairing && !uri,
    wcError: status === 'error' ? error : undefined,
    resetWcUri: () => resetPairing(kit),
  }
}
