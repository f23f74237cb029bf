import { createFieldFilter, toldWord, type WriteField } from '@latchkey/core/log'
import type { KitEvent, WalletImpression } from '../kit/KitEvent.ts'

/** The page an event was on, without what is about a person: never a query or a fragment (S-105). */
export type EventPage = {
  /** Origin and the template of the path. */
  readonly url: string
  readonly domain: string
}

/** One event as `/batch` takes it. */
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

/** A name that a wallet's maker gave it. */
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
 * What may leave the page (S-105): what was chosen, where, and on which network. Not on the list are addresses, amounts,
 * hashes, names of people and accounts, what was searched for, and messages.
 */
const toTold = createFieldFilter({
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

/** Writes an event for `/batch`, with nothing that is not on the list. */
export function toEntry({ timestamp, data }: KitEvent, facts: EntryFacts): BatchEntry {
  const { eventId, page, caipNetworkId } = facts
  const { type, event, properties = {} } = data
  const items = data.event === 'WALLET_IMPRESSION_V2' ? data.properties.items : undefined
  const props = items
    ? { type, event, items: items.map((item: WalletImpression) => toShownWallet(item)) }
    : { type, event, properties: toTold({ ...properties, caipNetworkId }) }
  return { eventId, ...page, timestamp, props }
}

/** Puts what came into sight into one event, where the first of them was. */
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
