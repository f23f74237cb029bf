import * as z from 'zod'
import type { ApiChain, ApiContext } from './ApiContext.ts'
import { ApiError } from './ApiError.ts'

/** What every call may carry. None is required but the project, and that one not everywhere. */
export const identification = {
  projectId: z.string(),
  st: z.string().optional(),
  sv: z.string().optional(),
  clientId: z.string().optional(),
}

/** @throws {ApiError} 401 for a project the sandbox does not know. */
export function requireProject(projectId: string, { projectIds }: ApiContext): void {
  if (projectIds.includes(projectId)) return
  throw new ApiError({
    status: 401,
    field: 'authentication',
    description: 'The project is not registered',
  })
}

/**
 * Finds a chain by CAIP-2 id.
 *
 * @throws {ApiError} 400 when it is not served.
 */
export function requireChain(chainId: string, { chains }: ApiContext): ApiChain {
  const chain = chains.find(({ caipNetworkId }) => caipNetworkId === chainId)
  if (chain) return chain
  throw new ApiError({
    status: 400,
    field: 'chainId',
    description: `We don't support the chainId you provided: ${chainId}`,
  })
}

const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Base58 of exactly 32 bytes. */
export function isSolanaAddress(text: string): boolean {
  if (!/^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(text)) return false
  const value = [...text].reduce((sum, letter) => sum * 58n + BigInt(alphabet.indexOf(letter)), 0n)
  const leadingZeros = /^1*/.exec(text)?.[0].length ?? 0
  const digits = value === 0n ? 0 : Math.ceil(value.toString(16).length / 2)
  return leadingZeros + digits === 32
}

export const isEvmAddress = (text: string): text is `0x${string}` =>
  /^0x[0-9a-fA-F]{40}$/.test(text)

/** @throws {ApiError} 400 for what is an address of no kind. */
export function requireAddress(address: string): void {
  if (isEvmAddress(address) || isSolanaAddress(address)) return
  throw new ApiError({ status: 400, field: 'address', description: 'Invalid address' })
}
