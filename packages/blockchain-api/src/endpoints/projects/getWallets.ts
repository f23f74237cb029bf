import * as z from 'zod/mini'
import { defineEndpoint } from '../../definition/defineEndpoint.ts'
import { rows, text, textLike, url, wholeNumber } from '../../fields/fields.ts'

const maybeText = z.nullish(text)
const maybeUrl = z.nullish(url)
const chainId = textLike(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/)

/**
 * A wallet as the directory describes it. Its links are untrusted and validated again before they
 * are opened (S-64).
 */
export const Wallet = z.object({
  id: textLike(/^[0-9a-f]{64}$/),
  name: text.check(z.minLength(1)),
  badge_type: z.nullish(z.enum(['none', 'certified'])),
  description: z.nullish(z.string().check(z.maxLength(2_048))),
  homepage: maybeUrl,
  /** CAIP-2 network ids. Absent: unknown. */
  chains: z.nullish(rows(chainId)),
  /** Image id for `/getWalletImage/{id}`. */
  image_id: maybeText,
  /** Image URL. Takes precedence over `image_id`. */
  image_url: maybeUrl,
  order: z.nullish(z.number()),
  display_index: z.nullish(z.number()),
  /** Universal link for WalletConnect link mode. */
  link_mode: maybeUrl,
  mobile_link: maybeUrl,
  desktop_link: maybeUrl,
  webapp_link: maybeUrl,
  app_store: maybeUrl,
  play_store: maybeUrl,
  chrome_store: maybeUrl,
  rdns: maybeText,
  injected: z.nullish(rows(z.object({ namespace: maybeText, injected_id: maybeText }))),
  supports_wc: z.nullish(z.boolean()),
  supports_wcpay: z.nullish(z.boolean()),
})
export type Wallet = z.output<typeof Wallet>

const badge = z.optional(z.enum(['certified', 'none']))
/** Comma-separated list. */
const list = z.optional(z.string())

/** Returns a page of the wallet directory. */
export const getWallets = defineEndpoint({
  method: 'GET',
  path: '/getWallets',
  input: z.object({
    /** Page number from 1. */
    page: z.number(),
    entries: z.number(),
    search: z.optional(z.string()),
    include: list,
    exclude: list,
    /** CAIP-2 ids. A wallet matches if it supports any of them. */
    chains: list,
    /** Badge filter of pages and searches. */
    badge_type: badge,
    /** Badge filter in the look-up of ranks. */
    badge,
    /** Names of wallets found on the page, for the look-up of ranks. */
    names: list,
    rdns: list,
    include_pay_only: z.optional(z.enum(['true'])),
    sort: z.optional(z.enum(['default', 'wcpay'])),
  }),
  response: z.object({
    data: rows(Wallet),
    /** Number of matching wallets on all pages. */
    count: wholeNumber,
  }),
  cacheMs: 300_000,
})
