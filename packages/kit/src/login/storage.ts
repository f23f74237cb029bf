import {
  type AccountType,
  type ChainNamespace,
  isChainNamespace,
  isText,
  type StorageKey,
} from '@latchkey/core'
import { isSocial } from '../features/resolveFeatures.ts'
import type { LoginAccountType } from '../kit/LoginInfo.ts'

/**
 * Defines a storage key of a login as raw text without a version, because other code reads these
 * keys too (kit-state §11).
 */
function defineText<value>(
  name: string,
  parse: (text: string) => value | undefined,
): StorageKey<value | undefined> {
  return {
    name,
    format: 'text',
    fallback: undefined,
    parse: (raw) => (isText(raw) ? parse(raw) : undefined),
  }
}

const asText = (text: string) => text

function asTime(text: string): number | undefined {
  const time = Number(text)
  return Number.isSafeInteger(time) && time > 0 ? time : undefined
}

const asSocial = (text: string) => (isSocial(text) ? text : undefined)

/** Storage key for whether a login is active. If so, the secure frame loads at page start. */
export const loginUsedKey = /* @__PURE__ */ defineText(
  '@appkit-wallet/EMAIL_LOGIN_USED_KEY',
  (text) => (text === 'true' ? 'true' : undefined),
)
export const emailKey = /* @__PURE__ */ defineText('@appkit-wallet/EMAIL', asText)
/** Storage key for the time in epoch milliseconds at which the last login email was sent. */
export const lastEmailTimeKey = /* @__PURE__ */ defineText(
  '@appkit-wallet/LAST_EMAIL_LOGIN_TIME',
  asTime,
)
export const lastChainKey = /* @__PURE__ */ defineText('@appkit-wallet/LAST_USED_CHAIN_KEY', asText)
/**
 * Storage key for the chain ids of the eip155 networks with smart accounts, separated by commas.
 */
export const smartNetworksKey = /* @__PURE__ */ defineText(
  '@appkit-wallet/SMART_ACCOUNT_ENABLED_NETWORKS',
  asText,
)
export const usernameKey = /* @__PURE__ */ defineText('@appkit-wallet/SOCIAL_USERNAME', asText)
export const connectedSocialKey = /* @__PURE__ */ defineText('@appkit/connected_social', asSocial)

/**
 * Storage key for the social network of a login that continues in this tab, after the page has
 * navigated to the provider (K-SOC-10).
 */
export const leftForSocialKey = /* @__PURE__ */ defineText('@appkit/social_provider', asSocial)

type PreferredTypes = { readonly [namespace in ChainNamespace]?: AccountType }

const types: readonly LoginAccountType[] = ['eoa', 'smartAccount']

/** Storage key for the account type that the user prefers, by namespace. */
export const preferredTypesKey: StorageKey<PreferredTypes> = {
  name: '@appkit/preferred_account_types',
  fallback: {},
  parse: (raw) => {
    if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return undefined
    const entries = Object.entries(raw).flatMap(([namespace, type]) => {
      const known = types.find((other) => other === type)
      return isChainNamespace(namespace) && known ? [[namespace, known]] : []
    })
    return Object.fromEntries(entries)
  },
}
