import { type CaipNetworkId, isSameAddress } from '@latchkey/core'
import { isLookAlike } from '../../account/isLookAlike.ts'

/** Warnings about a recipient, shown before a send. */
export type ReceiverWarning =
  /** A burn address: no private key exists for it. */
  | 'burn'
  /** The token's own contract, from which the tokens cannot be recovered. */
  | 'token'
  /** The address looks like a recent recipient or the account itself, but is a different one. */
  | 'lookAlike'
  /** A contract is deployed at the address. */
  | 'contract'
  /** The recipient is the sending account itself. */
  | 'own'

export type ReceiverFacts = {
  readonly caipNetworkId: CaipNetworkId
  readonly to: string
  /** Address of the sending account. */
  readonly from: string
  /** Address of the token without a CAIP prefix. Absent for the native currency. */
  readonly token?: string | undefined
  /** Addresses to which the account has sent before. */
  readonly recent: readonly string[]
  readonly contract?: boolean | undefined
}

const burned: readonly RegExp[] = [
  /^0x0{40}$/i,
  /^0x0{36}dead$/i,
  /^0x(?:dead){10}$/i,
  /^0xe{40}$/i,
  /^1{32}$/,
  /^1nc1nerator1{31}$/,
  /^1(?:BitcoinEater|CounterpartyX|1111)/,
]

/** Lists the warnings about a recipient, the most severe first. */
export function getReceiverWarnings(facts: ReceiverFacts): readonly ReceiverWarning[] {
  const { caipNetworkId, to, from, token, recent, contract } = facts
  const isSame = (other: string | undefined) =>
    other !== undefined && isSameAddress(caipNetworkId, to, other)
  const isToken = isSame(token)
  // An address to which the user has sent before is not an imitation.
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
