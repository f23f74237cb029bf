import { solanaCommitments } from '@latchkey/core'
import * as z from 'zod/mini'
import { Base58, ChainId, EvmAddress, Hex, shortText } from '../schema/fields.ts'
import { bareMethods, readingMethods, signingMethods } from './methods.ts'

/** Where a call goes; the host fills it in. */
const context = {
  chainNamespace: z.optional(z.enum(['eip155', 'solana', 'polkadot', 'bip122', 'cosmos'])),
  chainId: z.optional(ChainId),
  rpcUrl: z.optional(shortText),
}

const numberOrText = z.union([z.string(), z.number()])

/** A batch of EIP-5792. `id` and `atomicRequired` of its version 2 are ours; `to` stays required (K-APPROVE-06). */
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

/** An RPC call as it travels: the method decides the form of the parameters (wire §6). */
export const RpcCall = z.discriminatedUnion('method', [
  z.object({ method: z.enum(bareMethods), ...context }),
  z.object({
    method: z.enum([...readingMethods, ...signingMethods]),
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
    params: z.optional(
      z.union([
        z.array(z.optional(numberOrText)),
        // The form of EIP-5792, which the public schema refuses.
        z.tuple([z.string(), z.array(z.string())]),
      ]),
    ),
    ...context,
  }),
  z.object({
    method: z.enum(['wallet_revokePermissions', 'wallet_getAssets']),
    params: z.optional(z.unknown()),
    ...context,
  }),
])
export type RpcCall = z.output<typeof RpcCall>
