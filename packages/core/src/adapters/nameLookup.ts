import type { Network } from '../networks/network.ts'

/** A name to resolve to the address of an account. */
export type NameLookup = {
  /** The name as typed, e.g. `Mira.eth`. */
  readonly name: string
  /** The network on which the account is used. */
  readonly network: Network
  /** The network that stores the names, with its RPC URLs: Ethereum for ENS, Solana for SNS. */
  readonly registry: Network
  readonly signal?: AbortSignal | undefined
}

/**
 * Why a name resolves to no address. `invalid`: the standard does not allow the text. `lookAlike`:
 * the characters imitate another name. `unknown`: no account owns the name. `noAddress`: the name
 * has no address for the network. `wrapped`: a token owns the name, so its owner is unknown.
 */
export type NameFault = 'invalid' | 'lookAlike' | 'unknown' | 'noAddress' | 'wrapped'

/** The account to which a name resolves. */
export type ResolvedName = {
  /** The name in its normal form. */
  readonly name: string
  readonly address: string
  /** Whether the account also names itself so. Only then may the name stand for the account. */
  readonly isPrimary: boolean
}
