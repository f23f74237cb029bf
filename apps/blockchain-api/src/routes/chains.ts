import type { ApiContext } from '../ApiContext.ts'
import type { EvmChain } from '../chain/EvmChain.ts'
import { ApiError, unsupportedChain } from '../http/ApiError.ts'

/** CAIP-2 of what may be a bare EVM number. */
export const toCaipChain = (text: string) => (/^\d+$/.test(text) ? `eip155:${text}` : text)

/** @throws {ApiError} 400 when it is not served. */
export function requireChain(chainId: string, { chains }: ApiContext): EvmChain {
  const chain = chains.find(({ network }) => network.caipNetworkId === chainId)
  if (!chain) throw unsupportedChain(chainId)
  return chain
}

/** The chains a call asks about: one, or all. */
export function listChains(chainId: string | undefined, context: ApiContext): readonly EvmChain[] {
  return chainId === undefined ? context.chains : [requireChain(toCaipChain(chainId), context)]
}

export const isEvmAddress = (text: string): text is `0x${string}` =>
  /^0x[0-9a-fA-F]{40}$/.test(text)

/** Lower case, as the index has it. @throws {ApiError} 400 for what is no address of a served namespace. */
export function requireAddress(address: string | undefined): `0x${string}` {
  const text = (address ?? '').toLowerCase()
  if (isEvmAddress(text)) return text
  throw new ApiError({ status: 400, field: 'address', description: 'Invalid address' })
}
