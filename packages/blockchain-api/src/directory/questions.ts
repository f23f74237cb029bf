import type { Wallet } from '../endpoints/projects/getWallets.ts'
import {
  boolean,
  fields,
  list,
  maybe,
  number,
  oneOf,
  orNull,
  type Read,
  rows,
  text,
  textLike,
  wholeNumber,
  wrong,
} from './read.ts'

/**
 * A request to the wallet directory, with the reader of its answer. It equals the endpoint with the
 * same path but needs less code, so that it can load when a modal opens for the first time. A test
 * compares request and endpoint.
 */
export type DirectoryQuestion<answer = unknown> = {
  readonly path: string
  readonly read: Read<answer>
}

const link = maybe(text(2_048))
const maybeText = maybe(text())

const readWallet: Read<Wallet> = fields({
  id: textLike(/^[0-9a-f]{64}$/),
  name: (value) => (value === '' ? wrong : text()(value)),
  badge_type: maybe(oneOf(['none', 'certified'])),
  description: maybe(text(2_048)),
  homepage: link,
  chains: maybe(rows(textLike(/^[-a-z0-9]{3,8}:[-_a-zA-Z0-9]{1,32}$/))),
  image_id: maybeText,
  image_url: link,
  order: maybe(number),
  display_index: maybe(number),
  link_mode: link,
  mobile_link: link,
  desktop_link: link,
  webapp_link: link,
  app_store: link,
  play_store: link,
  chrome_store: link,
  rdns: maybeText,
  injected: maybe(rows(fields({ namespace: maybeText, injected_id: maybeText }))),
  supports_wc: maybe(boolean),
  supports_wcpay: maybe(boolean),
})

/** Requests a page of wallets, or the wallets with given ids or names. */
export const walletsQuestion = {
  path: '/getWallets',
  read: fields({ data: rows(readWallet), count: wholeNumber }),
} satisfies DirectoryQuestion

/** Requests the list of features that the project has enabled. */
export const projectConfigQuestion = {
  path: '/appkit/v1/config',
  read: fields({
    features: rows(fields({ id: text(), isEnabled: boolean, config: orNull(list(text())) })),
  }),
} satisfies DirectoryQuestion

/** Requests whether the project exceeds the limits of its plan. */
export const projectLimitsQuestion = {
  path: '/appkit/v1/project-limits',
  read: fields({
    planLimits: fields({
      tier: oneOf(['none', 'starter', 'pro', 'enteprise']),
      isAboveRpcLimit: boolean,
      isAboveMauLimit: boolean,
    }),
  }),
} satisfies DirectoryQuestion

/** Requests the origins from which the project may be used. */
export const allowedOriginsQuestion = {
  path: '/projects/v1/origins',
  read: fields({ allowedOrigins: rows(text()) }),
} satisfies DirectoryQuestion

/** Requests whether the project accepts analytics. */
export const analyticsQuestion = {
  path: '/getAnalyticsConfig',
  read: fields({ isAnalyticsEnabled: boolean }),
} satisfies DirectoryQuestion
