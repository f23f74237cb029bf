import { type Kit, track, type WalletImpression } from '@latchkey/kit'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { getConnector, getEntryName, toEntryKey, type WalletEntry } from './WalletEntry.ts'

/** Time in milliseconds for which visible wallets are collected before an event reports them. */
const flushMs = 300

type Seen = { readonly key: string; readonly item: WalletImpression }

type Watcher = {
  /**
   * Observes whether the element of a wallet becomes visible. Returns a function that stops
   * observing.
   */
  readonly watch: (element: Element, seen: Seen) => () => void
  /**
   * Stops observing all elements, and sends the event for visible wallets that have not been
   * reported yet.
   */
  readonly end: () => void
}

/**
 * Creates a watcher that reports each wallet once, when it becomes visible. Without
 * `IntersectionObserver`, it reports every wallet.
 */
function createWatcher(kit: Kit): Watcher {
  const known = new Set<string>()
  const watched = new Map<Element, Seen>()
  let items: WalletImpression[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  const flush = () => {
    clearTimeout(timer)
    timer = undefined
    if (items.length > 0) track(kit, { event: 'WALLET_IMPRESSION_V2', properties: { items } })
    items = []
  }
  const add = ({ key, item }: Seen) => {
    if (known.has(key)) return
    known.add(key)
    items.push(item)
    timer ??= setTimeout(flush, flushMs)
  }
  const observer =
    typeof IntersectionObserver === 'undefined'
      ? undefined
      : new IntersectionObserver((entries) => {
          for (const { isIntersecting, target } of entries) {
            const seen = watched.get(target)
            if (isIntersecting && seen) add(seen)
          }
        })
  return {
    watch: (element, seen) => {
      if (known.has(seen.key)) return () => {}
      if (!observer) {
        add(seen)
        return () => {}
      }
      watched.set(element, seen)
      observer.observe(element)
      return () => {
        watched.delete(element)
        observer.unobserve(element)
      }
    },
    end: () => {
      observer?.disconnect()
      flush()
    },
  }
}

type Scope = {
  readonly watcher: Watcher
  readonly view: string
  readonly query?: string | undefined
  readonly certified?: boolean | undefined
}
const ScopeContext = createContext<Scope | undefined>(undefined)

export type ImpressionsProps = Omit<Scope, 'watcher'> & { readonly children: ReactNode }

/** Sends analytics events with the wallets of a list that the user has seen (K-CONN-20). */
export function Impressions({ children, ...scope }: ImpressionsProps) {
  const { kit } = useKitContext()
  const [watcher] = useState(() => createWatcher(kit))
  useEffect(() => () => watcher.end(), [watcher])
  return <ScopeContext value={{ ...scope, watcher }}>{children}</ScopeContext>
}

function toItem(entry: WalletEntry, displayIndex: number, scope: Scope): WalletImpression {
  const { view, query, certified } = scope
  const name = getEntryName(entry)
  if (entry.kind !== 'directory') {
    const rdnsId = getConnector(entry)?.rdns
    const walletRank = entry.kind === 'walletConnect' ? undefined : entry.known.rank
    return {
      name,
      view,
      displayIndex,
      ...(rdnsId && { rdnsId }),
      ...(walletRank !== undefined && { walletRank }),
    }
  }
  const { id: explorerId, order } = entry.wallet
  return {
    name,
    view,
    displayIndex,
    explorerId,
    ...(order !== undefined && { walletRank: order }),
    ...(query && { query }),
    ...(certified && { certified }),
  }
}

/**
 * Returns a ref for the element of a wallet. The wallet is reported when that element becomes
 * visible.
 */
export function useImpression(entry: WalletEntry, displayIndex: number) {
  const scope = useContext(ScopeContext)
  const element = useRef<HTMLButtonElement>(null)
  const key = toEntryKey(entry)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the wallet
  useEffect(() => {
    if (!scope || !element.current) return
    return scope.watcher.watch(element.current, { key, item: toItem(entry, displayIndex, scope) })
  }, [key, scope?.watcher])
  return element
}
