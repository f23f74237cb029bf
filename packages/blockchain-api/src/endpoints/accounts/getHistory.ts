import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { moment } from '../../fields/chainFields.ts'
import { decimalText } from '../../fields/decimalText.ts'
import { rows, text, url, wholeNumber } from '../../fields/fields.ts'

const Fungible = z.object({
  /**
   * Address of the token as CAIP-10 id, which tells tokens of one name apart. Absent for the native
   * currency, and from services that do not report addresses.
   */
  address: z.nullish(text),
  name: z.nullish(text),
  symbol: z.nullish(text),
  icon: z.nullish(z.object({ url })),
  /**
   * Whether the operator of the blockchain API vouches for the token, as in a list of balances.
   * Absent from services without such lists.
   */
  listed: z.nullish(z.boolean()),
})

const Picture = z.nullish(z.object({ url, content_type: z.nullish(text) }))

const Collectible = z.object({
  /** Contract or mint as CAIP-10 id. Absent from services that do not report addresses. */
  address: z.nullish(text),
  token_id: z.nullish(text),
  name: z.nullish(text),
  content: z.nullish(z.object({ preview: Picture, detail: Picture })),
  flags: z.object({ is_spam: z.boolean() }),
})

/** A movement in a transaction: an amount of a token, or one collectible. */
export const HistoryTransfer = z.object({
  fungible_info: z.nullish(Fungible),
  nft_info: z.nullish(Collectible),
  direction: z.enum(['in', 'out', 'self']),
  /**
   * True if another account made this transfer from the account. Any contract can report such a
   * transfer, so it is never shown as sent. Absent for all other transfers.
   */
  foreign: z.nullish(z.boolean()),
  quantity: z.object({ numeric: decimalText }),
  /** Value of the transfer in US dollars; null if unknown. */
  value: z.nullish(z.number()),
  price: z.nullish(z.number()),
})
export type HistoryTransfer = z.output<typeof HistoryTransfer>

/**
 * A transaction from the perspective of an account. If a transfer is invalid, the whole transaction
 * is dropped, so that it never shows in part.
 */
export const HistoryTransaction = z.object({
  id: text.check(z.minLength(1)),
  metadata: z.object({
    /**
     * Kind of the operation. The set of values is open: `send`, `receive`, `trade`, `approve`,
     * `mint`, …; `foreign` if other accounts made all transfers.
     */
    operationType: text,
    hash: text,
    minedAt: moment,
    /** Address of the transaction's sender. May be empty. */
    sentFrom: text,
    sentTo: text,
    /**
     * Status of the transaction: `confirmed`, `failed` or `pending`. For an on-ramp purchase it is
     * `ONRAMP_TRANSACTION_STATUS_…`.
     */
    status: text,
    nonce: wholeNumber,
    application: z.nullish(z.object({ name: z.nullish(text), iconUrl: z.nullish(url) })),
    /** Network of the transaction as CAIP-2 id; null if unknown. */
    chain: z.nullish(text),
  }),
  transfers: z.nullish(z.array(HistoryTransfer)),
})
export type HistoryTransaction = z.output<typeof HistoryTransaction>

/**
 * Lists the transactions of an account, newest first, 50 per page. The cursor is part of the input
 * and therefore of the cache key.
 */
export const getHistory = defineEndpoint({
  method: 'GET',
  path: '/v1/account/:address/history',
  input: z.object({
    /** Network of the transactions, as CAIP-2 id. Absent: all EVM networks. */
    chainId: z.optional(z.string()),
    currency: z.optional(z.enum(['usd'])),
    /** Cursor of the page: `next` of the previous page. Absent: the first page. */
    cursor: z.optional(z.string()),
    /** Lists purchases from this on-ramp provider instead of transactions. EVM only. */
    onramp: z.optional(z.enum(['coinbase'])),
  }),
  response: z.object({
    data: rows(HistoryTransaction),
    /** Cursor with which the next page is requested, an opaque text; null on the last page. */
    next: z.nullish(z.string().check(z.minLength(1), z.maxLength(2_048))),
  }),
  unsupported: { data: [], next: undefined },
  cacheMs: 15_000,
})
