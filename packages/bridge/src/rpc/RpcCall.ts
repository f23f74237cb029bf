import { chainNamespaces, ethereumReads, solanaCommitments } from '@latchkey/core'
import * as z from 'zod/mini'
import { Base58, ChainId, EvmAddress, Hex, shortText } from '../schema/fields.ts'
import { bareMethods, signingMethods } from './methods.ts'

/** Fields with the target network of an RPC call. The host sets them, not the app. */
const context = {
  chainNamespace: z.optional(z.enum(chainNamespaces)),
  chainId: z.optional(ChainId),
  rpcUrl: z.optional(shortText),
  /**
   * Whether the call must be answered without a prompt, with an error if it needs one. Extension:
   * frames of other vendors ignore the field.
   */
  silent: z.optional(z.boolean()),
}

type CapabilitiesItem = string | number | readonly string[] | undefined

/**
 * Returns whether the parameters of `wallet_getCapabilities` are a flat list, or an address and its
 * chains. EIP-5792 uses the second format, which the public schema refuses.
 */
const isCapabilitiesQuery = (params: readonly CapabilitiesItem[]) =>
  params.every((item) => typeof item !== 'object') ||
  (params.length === 2 && typeof params[0] === 'string' && typeof params[1] === 'object')

const CapabilitiesQuery = z
  .array(z.optional(z.union([z.string(), z.number(), z.array(z.string())])))
  .check(z.refine(isCapabilitiesQuery))

/**
 * A batch of EIP-5792. `id` and `atomicRequired` of its version 2 are extensions; `to` stays
 * required (K-APPROVE-06).
 */
const SentCalls = z.object({
  chainId: z.optional(ChainId),
  from: z.optional(EvmAddress),
  version: z.optional(shortText),
  id: z.optional(z.string().check(z.maxLength(4_096))),
  atomicRequired: z.optional(z.boolean()),
  capabilities: z.optional(z.unknown()),
  calls: z.array(z.object({ to: EvmAddress, data: z.optional(Hex), value: z.optional(shortText) })),
})

const SolanaSendOptions = z.object({
  skipPreflight: z.optional(z.boolean()),
  preflightCommitment: z.optional(z.enum(solanaCommitments)),
  maxRetries: z.optional(z.number()),
  minContextSlot: z.optional(z.number()),
})

/**
 * An RPC call in a message. The method decides the format of the parameters (wire §6). A plain
 * union works because its members have no common method, and a discriminated union adds 0.8 KiB.
 */
export const RpcCall = z.union([
  z.object({ method: z.enum(bareMethods), ...context }),
  z.object({
    method: z.enum([...ethereumReads, ...signingMethods]),
    params: z.array(z.unknown()),
    ...context,
  }),
  z.object({
    method: z.literal('solana_signMessage'),
    params: z.object({ message: Base58, pubkey: Base58 }),
    ...context,
  }),
  z.object({
    method: z.literal('solana_signTransaction'),
    params: z.object({ transaction: Base58 }),
    ...context,
  }),
  z.object({
    method: z.literal('solana_signAllTransactions'),
    params: z.object({ transactions: z.array(Base58) }),
    ...context,
  }),
  z.object({
    method: z.literal('solana_signAndSendTransaction'),
    params: z.object({ transaction: Base58, options: z.optional(SolanaSendOptions) }),
    ...context,
  }),
  z.object({ method: z.literal('wallet_sendCalls'), params: z.array(SentCalls), ...context }),
  z.object({
    method: z.literal('wallet_getCallsStatus'),
    params: z.array(z.string().check(z.maxLength(4_096))),
    ...context,
  }),
  z.object({
    method: z.literal('wallet_getCapabilities'),
    params: z.optional(CapabilitiesQuery),
    ...context,
  }),
  z.object({
    method: z.enum(['wallet_revokePermissions', 'wallet_getAssets']),
    params: z.optional(z.unknown()),
    ...context,
  }),
])
export type RpcCall = z.output<typeof RpcCall>
