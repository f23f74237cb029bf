import { base58 } from '@scure/base'
import * as z from 'zod'
import type { SolanaDefinition } from '../definitions.ts'
import type { Ledger } from '../ledger/createLedger.ts'
import { RpcError, refuseParams, rpcCodes } from './RpcError.ts'

const KEY_BYTES = 32
const SIGNATURE_BYTES = 64

const isBase58Of = (size: number) => (text: string) => {
  try {
    return base58.decode(text).length === size
  } catch {
    return false
  }
}

export const PublicKey = z.string().refine(isBase58Of(KEY_BYTES), 'WrongSize')
export const SignatureText = z.string().refine(isBase58Of(SIGNATURE_BYTES), 'WrongSize')
/** Solana's commitment levels: the three current names, and former ones. */
const commitments = [
  'processed',
  'confirmed',
  'finalized',
  'recent',
  'single',
  'singleGossip',
  'root',
  'max',
] as const
const Commitment = z.enum(commitments)
export const AccountEncoding = z.enum(['base58', 'base64', 'base64+zstd', 'jsonParsed'])
export type AccountEncoding = z.infer<typeof AccountEncoding>
export const DataSlice = z.object({ offset: z.number().int(), length: z.number().int() })

/** Schema fields that the configuration parameter of almost every Solana RPC method accepts. */
export const context = {
  commitment: Commitment.optional(),
  minContextSlot: z.number().optional(),
}
export const Config = z.object(context).nullish()
export const AccountConfig = z
  .object({ ...context, encoding: AccountEncoding.nullish(), dataSlice: DataSlice.nullish() })
  .nullish()

/** Returns the commitment level for a current or former name; `finalized` by default. */
export function toCommitment(text: string | undefined): 'processed' | 'confirmed' | 'finalized' {
  if (text === 'processed' || text === 'recent') return 'processed'
  if (text === 'confirmed' || text === 'single' || text === 'singleGossip') return 'confirmed'
  return 'finalized'
}

/** State of a Solana cluster that every RPC method can use. */
export type MethodContext = {
  readonly definition: SolanaDefinition
  readonly ledger: Ledger
}

export type Method = (params: readonly unknown[], context: MethodContext) => unknown

/**
 * Defines a Solana RPC method by the schema of its positional parameters and its implementation.
 *
 * @throws {RpcError} The method throws it if the parameters are invalid.
 */
export function defineMethod<params extends z.ZodType<readonly unknown[]>>(
  params: params,
  answer: (params: z.output<params>, context: MethodContext) => unknown,
): Method {
  return (given, context) => {
    const parsed = params.safeParse(given)
    if (parsed.success) return answer(parsed.data, context)
    const [issue] = parsed.error.issues
    return refuseParams(issue?.message ?? 'unknown')
  }
}

/** Wraps the result of a Solana RPC method together with the slot at which it was read. */
export function withContext(
  { ledger }: MethodContext,
  value: unknown,
  config?: { readonly minContextSlot?: number | undefined } | null,
) {
  requireSlot(ledger, config?.minContextSlot)
  return { context: { apiVersion, slot: ledger.getSlot() }, value }
}

/** Version of the node software that the sandbox's Solana clusters report. */
export const apiVersion = '3.0.0'

/**
 * Checks that the Solana cluster has reached a slot that the caller demands.
 *
 * @throws {RpcError} The cluster has not reached the slot.
 */
export function requireSlot(ledger: Ledger, minContextSlot: number | undefined): void {
  const slot = ledger.getSlot()
  if (minContextSlot === undefined || minContextSlot <= slot) return
  throw new RpcError(rpcCodes.minContextSlot, 'Minimum context slot has not been reached', {
    contextSlot: slot,
  })
}
