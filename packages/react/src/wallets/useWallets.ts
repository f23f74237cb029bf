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
  /**
   * URL of a payment that the wallet makes after it has connected. It is added to the pairing URI.
   */
  readonly wcPayUrl?: string | undefined
}

export type UseWalletsReturnType = {
  /** Wallets in this page, followed by those that the directory suggests. */
  readonly wallets: readonly HeadlessWallet[]
  /** Wallets of the directory that have loaded so far. */
  readonly wcWallets: readonly HeadlessWallet[]
  /** Number of the page that was loaded last. 0 before the first one. */
  readonly page: number
  /**
   * Number of wallets in the directory that match the last request, including pages that have not
   * loaded.
   */
  readonly count: number
  readonly isInitialized: boolean
  readonly isFetchingWallets: boolean
  readonly fetchWallets: (parameters?: FetchWalletsParameters) => void
  /**
   * Connects a wallet. For a wallet that is not in this page, creates a pairing and on a phone
   * opens the wallet's app. Call it in the click handler.
   */
  readonly connect: (
    wallet: HeadlessWallet,
    namespace?: ChainNamespace,
    options?: ConnectWalletOptions,
  ) => void
  /** The wallet that is connecting. */
  readonly connectingWallet: HeadlessWallet | undefined
  readonly resetConnectingWallet: () => void
  /** Creates a pairing URI for a QR code, which any wallet can scan. */
  readonly getWcUri: () => void
  /** The pairing URI to show as a QR code. `undefined` without a pairing. */
  readonly wcUri: string | undefined
  readonly isFetchingWcUri: boolean
  /** The error of the last attempt to connect, if it failed. */
  readonly wcError: unknown
  readonly resetWcUri: () => void
}

/**
 * Returns whether the app has the headless feature turned on. If not, an alert informs the
 * developer once.
 */
function useHeadless(): boolean {
  const { kit } = useKitContext()
  const isOff = useKitFacts(() => isDecided(kit) && !isHeadlessEnabled(kit), false)
  // The provider starts the kit after its children have mounted.
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
  /** Whether the tap on the wallet has already opened its app. */
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
 * Lists, searches and connects wallets for an app that renders the list itself. Requires
 * `features.headless` in the app's config and in the project. Without it, an alert informs the
 * developer and all lists are empty.
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
