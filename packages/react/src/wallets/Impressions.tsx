import { type Kit, track, type WalletImpression } from '@latchkey/kit'
import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { useKitContext } from '../context/KitContext.ts'
import { getConnector, getEntryName, toEntryKey, type WalletEntry } from './WalletEntry.ts'

/** Wallets that come into sight within this time are told of together. */
const flushMs = 300

type Seen = { readonly key: string; readonly item: WalletImpression }

type Watcher = {
  /** Watches until a wallet has come into sight. */
  readonly watch: (element: Element, seen: Seen) => () => void
  /** Tells what is not told yet. */
  readonly end: () => void
}

/** Tells of each wallet once, when it is seen. Where nothing can tell what is in sight, all is. */
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

/** Tells subscribers in this page which wallets of a list a person has seen (K-CONN-20). */
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

/** Gives the element of a wallet to those who tell of it. */
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
