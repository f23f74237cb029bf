import type { AccountSource } from '../account/AccountSource.ts'
import { toEvmAccount } from '../account/createEvmSource.ts'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { ApiError, unsupportedChain } from '../errors/ApiError.ts'
import type { ApiContext } from '../http/ApiContext.ts'

/** Returns the CAIP-2 id of a network that is named by its CAIP-2 id or by a bare EVM chain id. */
export const toCaipChain = (text: string) => (/^\d+$/.test(text) ? `eip155:${text}` : text)

/**
 * Returns the EVM network with this CAIP-2 id.
 *
 * @throws {ApiError} 400 if the network is not served or not an EVM network.
 */
export function requireChain(chainId: string, { chains }: ApiContext): EvmChain {
  const chain = chains.find(({ network }) => network.caipNetworkId === chainId)
  if (!chain) throw unsupportedChain(chainId)
  return chain
}

/**
 * Returns the account source of the network with this CAIP-2 id.
 *
 * @throws {ApiError} 400 if the network is not served.
 */
export function requireSource(chainId: string, { sources }: ApiContext): AccountSource {
  const source = sources.find(({ network }) => network.caipNetworkId === chainId)
  if (!source) throw unsupportedChain(chainId)
  return source
}

const invalidAddress = () =>
  new ApiError({ status: 400, field: 'address', description: 'Invalid address' })

/**
 * Returns the address in lower case, as the index stores it.
 *
 * @throws {ApiError} 400 for an invalid EVM address.
 */
export function requireEvmAddress(address: string | undefined): string {
  const account = toEvmAccount(address ?? '')
  if (account === undefined) throw invalidAddress()
  return account
}

/**
 * Checks that an address is valid on at least one network.
 *
 * @throws {ApiError} 400 for an address that is invalid on every served network.
 */
export function requireAddress(address: string, context: ApiContext): void {
  listAsked(address, undefined, context)
}

/** A requested network's account source, and an account in the format of that source. */
export type Asked = { readonly source: AccountSource; readonly account: string }

/**
 * Returns the account source of a requested network, and the requested address in the format of
 * that source.
 *
 * @throws {ApiError} 400 if the network is not served, or the address is invalid on it.
 */
export function requireAsked(
  address: string | undefined,
  chainId: string,
  context: ApiContext,
): Asked {
  const source = requireSource(toCaipChain(chainId), context)
  const account = source.toAccount(address ?? '')
  if (account === undefined) throw invalidAddress()
  return { source, account }
}

/**
 * Returns the account sources to read for a requested address: that of the given network, or
 * without a network all on which the address is valid.
 *
 * @throws {ApiError} 400 if the network is not served, or the address is invalid on it or on every
 *   network.
 */
export function listAsked(
  address: string | undefined,
  chainId: string | undefined,
  context: ApiContext,
): readonly Asked[] {
  if (chainId !== undefined) return [requireAsked(address, chainId, context)]
  const asked = context.sources.flatMap((source) => {
    const account = source.toAccount(address ?? '')
    return account === undefined ? [] : [{ source, account }]
  })
  if (asked.length === 0) throw invalidAddress()
  return asked
}
