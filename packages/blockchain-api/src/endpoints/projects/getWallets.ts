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
  /** Networks that the wallet supports, as CAIP-2 ids. Absent: unknown. */
  chains: z.nullish(rows(chainId)),
  /** Image id of the wallet. The directory serves the image at `/getWalletImage/{id}`. */
  image_id: maybeText,
  /** URL of the wallet's image. Takes precedence over `image_id`. */
  image_url: maybeUrl,
  order: z.nullish(z.number()),
  display_index: z.nullish(z.number()),
  /**
   * Universal link of the wallet for WalletConnect's link mode, in which requests travel in links
   * instead of over the relay.
   */
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
/** Optional query field that contains a comma-separated list. */
const list = z.optional(z.string())

/** Returns a page of the wallet directory, or the wallets with given ids or names. */
export const getWallets = defineEndpoint({
  method: 'GET',
  path: '/getWallets',
  input: z.object({
    /** Number of the page to list, from 1. */
    page: z.number(),
    entries: z.number(),
    search: z.optional(z.string()),
    include: list,
    exclude: list,
    /**
     * Filters wallets by supported network: CAIP-2 ids, comma-separated. A wallet matches if it
     * supports any of them.
     */
    chains: list,
    /** Lists only wallets with this badge, when pages are read or searched. */
    badge_type: badge,
    /**
     * Lists only wallets with this badge, when the ranks of wallets are looked up by `names` or
     * `rdns`.
     */
    badge,
    /**
     * Names of wallets found on the page, comma-separated. The call then returns these wallets with
     * their ranks.
     */
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
