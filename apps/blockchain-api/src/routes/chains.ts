import type { AccountSource } from '../account/AccountSource.ts'
import { toEvmAccount } from '../account/createEvmSource.ts'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { ApiError, unsupportedChain } from '../errors/ApiError.ts'
import type { ApiContext } from '../http/ApiContext.ts'

/** CAIP-2 of what may be a bare EVM number. */
export const toCaipChain = (text: string) => (/^\d+$/.test(text) ? `eip155:${text}` : text)

/** @throws {ApiError} 400 when it is not served, or is no EVM network. */
export function requireChain(chainId: string, { chains }: ApiContext): EvmChain {
  const chain = chains.find(({ network }) => network.caipNetworkId === chainId)
  if (!chain) throw unsupportedChain(chainId)
  return chain
}

/** @throws {ApiError} 400 when it is not served. */
export function requireSource(chainId: string, { sources }: ApiContext): AccountSource {
  const source = sources.find(({ network }) => network.caipNetworkId === chainId)
  if (!source) throw unsupportedChain(chainId)
  return source
}

const invalidAddress = () =>
  new ApiError({ status: 400, field: 'address', description: 'Invalid address' })

/** Lower case, as the index has it. @throws {ApiError} 400 for what is no EVM address. */
export function requireEvmAddress(address: string | undefined): string {
  const account = toEvmAccount(address ?? '')
  if (account === undefined) throw invalidAddress()
  return account
}

/** @throws {ApiError} 400 for what is an address of no network served. */
export function requireAddress(address: string, context: ApiContext): void {
  listAsked(address, undefined, context)
}

/** An address as one network has it. */
export type Asked = { readonly source: AccountSource; readonly account: string }

/** @throws {ApiError} 400: the network is not served, or has no such address. */
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
 * Where an address is looked for: on one network, or on all that can have it.
 *
 * @throws {ApiError} 400: the network is not served, or the address is none of it or of any.
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
