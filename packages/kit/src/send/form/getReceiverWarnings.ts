import { type CaipNetworkId, isSameAddress } from '@latchkey/core'

/** Warnings about a recipient, shown before a send. */
export type ReceiverWarning =
  /** A burn address: no private key exists for it. */
  | 'burn'
  /** The token's own contract, from which the tokens cannot be recovered. */
  | 'token'
  /**
   * Looks like a recent recipient of this browser, or like the account itself, but is a different
   * address.
   */
  | 'lookAlike'
  /** A contract is deployed at the address. */
  | 'contract'
  /** The sending account itself. */
  | 'own'

export type ReceiverFacts = {
  readonly caipNetworkId: CaipNetworkId
  readonly to: string
  /** Address of the sending account. */
  readonly from: string
  /** Address of the token without a CAIP prefix. Absent for the native currency. */
  readonly token?: string | undefined
  /** Addresses of earlier recipients. */
  readonly recent: readonly string[]
  readonly contract?: boolean | undefined
}

/** Users compare addresses by their first and last characters. */
const seenStart = 3
const seenEnd = 4

const burned: readonly RegExp[] = [
  /^0x0{40}$/i,
  /^0x0{36}dead$/i,
  /^0x(?:dead){10}$/i,
  /^0xe{40}$/i,
  /^1{32}$/,
  /^1nc1nerator1{31}$/,
  /^1(?:BitcoinEater|CounterpartyX|1111)/,
]

function getEnds(caipNetworkId: CaipNetworkId, address: string): string {
  const isHex = caipNetworkId.startsWith('eip155:')
  const body = isHex ? address.slice(2).toLowerCase() : address.replace(/^(?:bc|tb)1[qp]/, '')
  return `${body.slice(0, seenStart)}…${body.slice(-seenEnd)}`
}

/** Returns whether an address imitates another address. */
export function isLookAlike(caipNetworkId: CaipNetworkId, one: string, other: string): boolean {
  if (isSameAddress(caipNetworkId, one, other)) return false
  return getEnds(caipNetworkId, one) === getEnds(caipNetworkId, other)
}

/** Lists the warnings about a recipient, the most severe first. */
export function getReceiverWarnings(facts: ReceiverFacts): readonly ReceiverWarning[] {
  const { caipNetworkId, to, from, token, recent, contract } = facts
  const isSame = (other: string | undefined) =>
    other !== undefined && isSameAddress(caipNetworkId, to, other)
  const isToken = isSame(token)
  // An address the user has sent to before is not an imitation.
  const isKnown = isSame(from) || recent.some(isSame)
  const found: readonly (ReceiverWarning | false)[] = [
    burned.some((pattern) => pattern.test(to)) && 'burn',
    isToken && 'token',
    !isKnown && [from, ...recent].some((one) => isLookAlike(caipNetworkId, to, one)) && 'lookAlike',
    contract === true && !isToken && 'contract',
    isSame(from) && 'own',
  ]
  return found.filter((warning) => warning !== false)
}
