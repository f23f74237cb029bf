import type { ChainNamespace } from '../caip/caip.ts'

const unreserved = 'A-Za-z0-9._~\\-'
const subDelims = "!$&'()*+,;="
const escaped = '%[0-9A-Fa-f]{2}'
const pchar = `(?:[${unreserved}${subDelims}:@]|${escaped})`
const authority = `(?:(?:[${unreserved}${subDelims}:]|${escaped})*@)?(?:\\[[0-9A-Fa-f:.]+\\]|(?:[${unreserved}${subDelims}]|${escaped})+)(?::[0-9]{1,5})?`
const path = `(?:/${pchar}*)*`
const hierarchy = `(?://(?:${authority})?${path}|/(?:${pchar}+${path})?|${pchar}+${path}|)`
const queryOrFragment = `(?:${pchar}|[/?])*`

function whole(pattern: string): RegExp {
  return new RegExp(`^(?:${pattern})$`)
}

/**
 * Patterns of RFC 3986, RFC 3339 and EIP-4361. Texts must match exactly, including case and spaces.
 */
export const patterns = {
  scheme: whole('[A-Za-z][A-Za-z0-9+.-]*'),
  domain: whole(authority),
  uri: whole(
    `[A-Za-z][A-Za-z0-9+.-]*:${hierarchy}(?:\\?${queryOrFragment})?(?:#${queryOrFragment})?`,
  ),
  statement: whole(`[${unreserved}:/?#\\[\\]@${subDelims} ]+`),
  nonce: whole('[A-Za-z0-9]{8,}'),
  requestId: whole(`${pchar}*`),
} as const

/** Differences between a namespace's sign-in message and EIP-4361. */
export type SignInGrammar = {
  /** Name of the ecosystem in the first line of a sign-in message (CAIP-122), e.g. `Ethereum`. */
  readonly ecosystem: string
  /**
   * Number of empty lines if there is no statement: two in EIP-4361, one in Sign In With Solana
   * (wire-siwx §3).
   */
  readonly gap: 1 | 2
  /** Pattern that an address must match. Adapters also verify its checksum. */
  readonly address: RegExp
  /**
   * Pattern of the CAIP-2 reference in `Chain ID`. Leading zeros are rejected, so that each chain
   * has only one spelling.
   */
  readonly reference: RegExp
}

const anyAddress = whole('[-.%a-zA-Z0-9]{1,128}')
const anyReference = whole('[-_a-zA-Z0-9]{1,32}')

export const grammars: Readonly<Record<ChainNamespace, SignInGrammar>> = {
  eip155: {
    ecosystem: 'Ethereum',
    gap: 2,
    address: whole('0x[0-9a-fA-F]{40}'),
    reference: whole('[1-9][0-9]{0,31}'),
  },
  solana: {
    ecosystem: 'Solana',
    gap: 1,
    address: whole('[1-9A-HJ-NP-Za-km-z]{32,44}'),
    reference: anyReference,
  },
  bip122: {
    ecosystem: 'Bitcoin',
    gap: 2,
    address: whole('[a-zA-Z0-9]{14,100}'),
    reference: anyReference,
  },
  polkadot: { ecosystem: 'polkadot', gap: 2, address: anyAddress, reference: anyReference },
  cosmos: { ecosystem: 'cosmos', gap: 2, address: anyAddress, reference: anyReference },
}

const dateTime =
  /^(\d{4})-(\d{2})-(\d{2})T(\d{2}):(\d{2}):(\d{2})(?:\.\d+)?(?:Z|[+-](\d{2}):(\d{2}))$/

/**
 * Returns whether a text is an existing time in RFC 3339 format. Rejects lower case, leap seconds
 * and dates such as 30 February.
 */
export function isDateTime(text: string): boolean {
  const parts = dateTime
    .exec(text)
    ?.slice(1)
    .map((part) => Number(part ?? '0'))
  if (!parts) return false
  const [
    year = 0,
    month = 0,
    day = 0,
    hour = 0,
    minute = 0,
    second = 0,
    offsetHour = 0,
    offsetMinute = 0,
  ] = parts
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day) return false
  return hour < 24 && minute < 60 && second < 60 && offsetHour < 24 && offsetMinute < 60
}
