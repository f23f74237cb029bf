import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { moment } from '../../fields/chainFields.ts'
import { decimalText } from '../../fields/decimalText.ts'
import { rows, text, url, wholeNumber } from '../../fields/fields.ts'

const Fungible = z.object({
  name: z.nullish(text),
  symbol: z.nullish(text),
  icon: z.nullish(z.object({ url })),
})

const Picture = z.nullish(z.object({ url, content_type: z.nullish(text) }))

const Collectible = z.object({
  name: z.nullish(text),
  content: z.nullish(z.object({ preview: Picture, detail: Picture })),
  flags: z.object({ is_spam: z.boolean() }),
})

/** What moved in a transaction: an amount of a token, or one collectible. */
export const HistoryTransfer = z.object({
  fungible_info: z.nullish(Fungible),
  nft_info: z.nullish(Collectible),
  direction: z.enum(['in', 'out', 'self']),
  quantity: z.object({ numeric: decimalText }),
  /** US dollars; null where unknown. */
  value: z.nullish(z.number()),
  price: z.nullish(z.number()),
})
export type HistoryTransfer = z.output<typeof HistoryTransfer>

/** A transaction as an account sees it. With a transfer that cannot be read it is left out whole, never shown in part. */
export const HistoryTransaction = z.object({
  id: text.check(z.minLength(1)),
  metadata: z.object({
    /** An open set: `send`, `receive`, `trade`, `approve`, `mint`, … */
    operationType: text,
    hash: text,
    minedAt: moment,
    /** May be empty. */
    sentFrom: text,
    sentTo: text,
    /** `confirmed`, `failed`, `pending`; of an on-ramp `ONRAMP_TRANSACTION_STATUS_…`. */
    status: text,
    nonce: wholeNumber,
    application: z.nullish(z.object({ name: z.nullish(text), iconUrl: z.nullish(url) })),
    /** CAIP-2; null where unknown. */
    chain: z.nullish(text),
  }),
  transfers: z.nullish(z.array(HistoryTransfer)),
})
export type HistoryTransaction = z.output<typeof HistoryTransaction>

/** Lists the transactions of an account, newest first, 50 a page. The cursor is part of the input and so of a cache's key. */
export const getHistory = defineEndpoint({
  method: 'GET',
  path: '/v1/account/:address/history',
  input: z.object({
    /** CAIP-2; absent for all EVM networks. */
    chainId: z.optional(z.string()),
    currency: z.optional(z.enum(['usd'])),
    /** `next` of the page before. */
    cursor: z.optional(z.string()),
    /** Purchases of this provider instead. EVM only. */
    onramp: z.optional(z.enum(['coinbase'])),
  }),
  response: z.object({
    data: rows(HistoryTransaction),
    /** Opaque; null on the last page. */
    next: z.nullish(z.string().check(z.minLength(1), z.maxLength(2_048))),
  }),
  unsupported: { data: [], next: undefined },
  cacheMs: 15_000,
})
