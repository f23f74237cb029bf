import { createFieldFilter, toldWord, type WriteField } from '@latchkey/core/log'
import type { KitEvent, WalletImpression } from '../kit/KitEvent.ts'

/**
 * The page on which an analytics event happened, without personal data: the URL has no query and no
 * fragment (S-105).
 */
export type EventPage = {
  /** Origin of the page, followed by its path as a template such as `/profile/:id`. */
  readonly url: string
  readonly domain: string
}

/** One analytics event in the format of the `/batch` endpoint. */
export type BatchEntry = EventPage & {
  readonly eventId: string
  readonly timestamp: number
  readonly props: {
    readonly type: 'track' | 'error'
    readonly event: string
    readonly properties?: Readonly<Record<string, unknown>>
    readonly items?: readonly unknown[]
  }
}

/**
 * Shortens a wallet's name to 64 characters for analytics, because wallet vendors choose names
 * freely.
 */
const shortText: WriteField = (value) =>
  typeof value === 'string' && value !== '' ? value.slice(0, 64) : undefined

const shown = {
  name: shortText,
  view: toldWord,
  walletRank: toldWord,
  displayIndex: toldWord,
  explorerId: (value) => (/^[\da-f]{64}$/.test(String(value)) ? value : undefined),
  rdnsId: (value) => (/^[\w.-]{1,64}$/.test(String(value)) ? value : undefined),
  certified: toldWord,
} satisfies Record<string, WriteField>

/**
 * Copies the fields of an analytics event that may be sent (S-105), such as the chosen option, its
 * view and the network. Addresses, amounts, hashes, names of users and accounts, search texts and
 * messages are never sent.
 */
const toLogged = createFieldFilter({
  ...shown,
  platform: toldWord,
  method: toldWord,
  reconnect: toldWord,
  connected: toldWord,
  network: toldWord,
  caipNetworkId: toldWord,
  namespace: toldWord,
  type: toldWord,
  badge: toldWord,
  provider: toldWord,
  accountType: toldWord,
  isSmartAccount: toldWord,
  swapFromToken: toldWord,
  swapToToken: toldWord,
  token: toldWord,
  source: toldWord,
})
const toShownWallet = createFieldFilter(shown)

type EntryFacts = {
  readonly eventId: string
  readonly page: EventPage
  readonly caipNetworkId: string | undefined
}

/** Converts an event to an entry for `/batch` that contains only the allowed fields. */
export function toEntry({ timestamp, data }: KitEvent, facts: EntryFacts): BatchEntry {
  const { eventId, page, caipNetworkId } = facts
  const { type, event, properties = {} } = data
  const items = data.event === 'WALLET_IMPRESSION_V2' ? data.properties.items : undefined
  const props = items
    ? { type, event, items: items.map((item: WalletImpression) => toShownWallet(item)) }
    : { type, event, properties: toLogged({ ...properties, caipNetworkId }) }
  return { eventId, ...page, timestamp, props }
}

/**
 * Merges all events about wallets that became visible into one event, at the position of the first.
 * This keeps batches small.
 */
export function joinImpressions(entries: readonly BatchEntry[]): readonly BatchEntry[] {
  const first = entries.find(({ props }) => props.items)
  if (!first) return entries
  const items = entries.flatMap(({ props }) => props.items ?? [])
  const joined = { ...first, props: { ...first.props, items } }
  return entries.flatMap((entry) => {
    if (entry === first) return [joined]
    return entry.props.items ? [] : [entry]
  })
}
