import { randomUUID } from 'node:crypto'
import { numberToHex } from 'viem'
import * as z from 'zod/mini'
import type { BatchCall } from '../../wire/wire.ts'
import { createChainClient, findChain, requireChain } from '../chains.ts'
import type { Call, Perform, PlanMethod, WalletContext } from '../WalletContext.ts'
import { type CallBatch, withBatch, withChain } from '../WalletInstance.ts'
import { invalidParams, WalletRpcError } from '../WalletRpcError.ts'
import {
  AddressParam,
  ChainIdParam,
  HexParam,
  parseParams,
  Quantity,
  requireAccount,
} from './params.ts'
import { sendFrom } from './sendTransaction.ts'

const Batch = z.object({
  version: z.enum(['2.0.0', '1.0', '1.0.0']),
  id: z.optional(z.string().check(z.minLength(1), z.maxLength(4_096))),
  from: z.optional(AddressParam),
  chainId: ChainIdParam,
  atomicRequired: z.optional(z.boolean()),
  calls: z
    .array(
      z.object({
        to: z.nullish(AddressParam),
        value: z.optional(Quantity),
        data: z.optional(HexParam),
      }),
    )
    .check(z.minLength(1), z.maxLength(20)),
  capabilities: z.optional(z.record(z.string(), z.unknown())),
})

const atomicityUnsupported = () =>
  new WalletRpcError(5760, 'The wallet cannot send calls as one transaction.')
const capabilityUnsupported = (name: string) =>
  new WalletRpcError(5700, `The wallet does not support the capability ${name}.`)
const duplicateId = () => new WalletRpcError(5720, 'A batch with this id was sent before.')
const unknownBatch = () => new WalletRpcError(5730, 'The wallet knows no batch with this id.')

/**
 * Checks that the wallet supports a batch of calls.
 *
 * @throws {WalletRpcError} With a code of EIP-5792 if it does not.
 */
function checkBatch({ instance }: Call, batch: z.output<typeof Batch>): void {
  if (batch.chainId !== instance.chainId)
    throw invalidParams(
      `The calls are for chain ${batch.chainId}; the wallet is on ${instance.chainId}.`,
    )
  if (batch.atomicRequired) throw atomicityUnsupported()
  for (const [name, capability] of Object.entries(batch.capabilities ?? {})) {
    const isOptional = (capability as { optional?: unknown } | null)?.optional === true
    if (!isOptional) throw capabilityUnsupported(name)
  }
  if (batch.id !== undefined && instance.batches.some(({ id }) => id === batch.id))
    throw duplicateId()
}

/**
 * Plans the wallet method `wallet_sendCalls` (EIP-5792, versions 2.0.0 and 1.0). The wallet sends
 * the calls one after the other.
 */
export const planSendCalls: PlanMethod = (_context, call) => {
  const [batch] = parseParams(z.tuple([Batch], z.unknown()), call.params)
  checkBatch(call, batch)
  const from = requireAccount(call, batch.from ?? call.instance.selected)
  const calls = batch.calls.map(
    ({ to, value, data }): BatchCall => ({
      ...(to && { to }),
      value: BigInt(value ?? '0x0').toString(),
      data: data ?? '0x',
    }),
  )
  const id = batch.id ?? randomUUID()
  return { prompt: { kind: 'send-calls', id, chainId: batch.chainId, from, calls } }
}

export const performSendCalls: Perform<'send-calls'> = async (context, request, { prompt }) => {
  const { id, chainId, from, calls } = prompt
  const hashes: `0x${string}`[] = []
  const keep = (failed: boolean) =>
    context.store.update(request.instance, (instance) =>
      withBatch(instance, { id, chainId, hashes: [...hashes], wanted: calls.length, failed }),
    )
  try {
    for (const { to, value, data } of calls)
      hashes.push(
        await sendFrom(context, request.instance, {
          chainId,
          from,
          value,
          data,
          ...(to && { to }),
        }),
      )
  } catch (error) {
    // A sent call cannot be undone, so the batch is stored as soon as its first call is sent.
    if (hashes.length === 0) throw error
    keep(true)
    return { result: { id }, detail: `${hashes.length} of ${calls.length} calls` }
  }
  keep(false)
  return { result: { id }, detail: `${calls.length} calls` }
}

async function readReceipts(context: WalletContext, batch: CallBatch, call: Call) {
  const chain = requireChain(context.options, withChain(call.instance, batch.chainId))
  const client = createChainClient(chain)
  const receipts = await Promise.all(
    // A transaction without a receipt is still pending.
    batch.hashes.map((hash) => client.getTransactionReceipt({ hash }).catch(() => undefined)),
  )
  return receipts.flatMap((receipt) => (receipt ? [receipt] : []))
}

/**
 * Returns the status code of a batch of calls by EIP-5792: 100 pending, 200 confirmed, 500 failed,
 * 600 partly failed.
 */
function toStatus(batch: CallBatch, statuses: readonly ('success' | 'reverted')[]): number {
  if (statuses.length < batch.hashes.length) return 100
  const reverted = statuses.filter((status) => status === 'reverted').length
  if (reverted === statuses.length) return 500
  return batch.failed || reverted > 0 ? 600 : 200
}

/**
 * Plans the wallet method `wallet_getCallsStatus`: returns the status of a batch, with the receipts
 * that exist.
 */
export const planCallsStatus: PlanMethod = async (context, call) => {
  const [id] = parseParams(z.tuple([z.string()], z.unknown()), call.params)
  const batch = call.instance.batches.find((known) => known.id === id)
  if (!batch) throw unknownBatch()
  const receipts = await readReceipts(context, batch, call)
  return {
    answer: {
      version: '2.0.0',
      id,
      chainId: numberToHex(batch.chainId),
      status: toStatus(
        batch,
        receipts.map((receipt) => receipt.status),
      ),
      atomic: false,
      receipts: receipts.map((receipt) => ({
        logs: receipt.logs.map(({ address, data, topics }) => ({ address, data, topics })),
        status: receipt.status === 'success' ? '0x1' : '0x0',
        blockHash: receipt.blockHash,
        blockNumber: numberToHex(receipt.blockNumber),
        gasUsed: numberToHex(receipt.gasUsed),
        transactionHash: receipt.transactionHash,
      })),
    },
  }
}

/**
 * Plans the wallet method `wallet_showCallsStatus`. The method does nothing, because the wallet's
 * history shows all batches.
 */
export const planShowCallsStatus: PlanMethod = (_context, call) => {
  const [id] = parseParams(z.tuple([z.string()], z.unknown()), call.params)
  if (!call.instance.batches.some((known) => known.id === id)) throw unknownBatch()
  return { answer: null }
}

/**
 * Plans the wallet method `wallet_getCapabilities`: returns the capabilities of a connected account
 * by chain.
 */
export const planCapabilities: PlanMethod = ({ options }, call) => {
  const [address, chainIds] = parseParams(
    z.tuple([AddressParam, z.optional(z.array(ChainIdParam))], z.unknown()),
    call.params,
  )
  requireAccount(call, address)
  const wanted = chainIds ?? call.instance.chains
  const known = wanted.filter((chainId) => findChain(options, call.instance, chainId))
  return {
    answer: Object.fromEntries(
      known.map((chainId) => [numberToHex(chainId), { atomic: { status: 'unsupported' } }]),
    ),
  }
}
