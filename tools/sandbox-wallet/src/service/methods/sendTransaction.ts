import { BaseError, createWalletClient, http, type PublicClient } from 'viem'
import * as z from 'zod/mini'
import type { Hex, TransactionRequest } from '../../wire/wire.ts'
import { createChainClient, requireChain, toViemChain } from '../chains.ts'
import type { Call, Perform, PlanMethod, WalletContext } from '../WalletContext.ts'
import { withChain } from '../WalletInstance.ts'
import { internal, invalidParams } from '../WalletRpcError.ts'
import { AddressParam, HexParam, parseParams, Quantity, requireAccount } from './params.ts'
import { readContractCall } from './readContractCall.ts'
import { getSigner } from './signing.ts'

const Transaction = z.object({
  from: AddressParam,
  to: z.nullish(AddressParam),
  value: z.optional(Quantity),
  data: z.optional(HexParam),
  input: z.optional(HexParam),
  gas: z.optional(Quantity),
  gasLimit: z.optional(Quantity),
  gasPrice: z.optional(Quantity),
  maxFeePerGas: z.optional(Quantity),
  maxPriorityFeePerGas: z.optional(Quantity),
  nonce: z.optional(Quantity),
  chainId: z.optional(Quantity),
})

const toDecimal = (quantity: string | undefined) =>
  quantity === undefined ? undefined : BigInt(quantity).toString()

function parseTransaction(call: Call): TransactionRequest {
  const [raw] = parseParams(z.tuple([Transaction], z.unknown()), call.params)
  if (raw.chainId !== undefined && Number(raw.chainId) !== call.instance.chainId)
    throw invalidParams(
      `The transaction is for chain ${Number(raw.chainId)}; the wallet is on ${call.instance.chainId}.`,
    )
  const optional = {
    to: raw.to ?? undefined,
    gas: toDecimal(raw.gas ?? raw.gasLimit),
    gasPrice: toDecimal(raw.gasPrice),
    maxFeePerGas: toDecimal(raw.maxFeePerGas),
    maxPriorityFeePerGas: toDecimal(raw.maxPriorityFeePerGas),
    nonce: raw.nonce === undefined ? undefined : Number(raw.nonce),
  }
  return {
    chainId: call.instance.chainId,
    from: requireAccount(call, raw.from),
    value: BigInt(raw.value ?? '0x0').toString(),
    data: raw.data ?? raw.input ?? '0x',
    ...(Object.fromEntries(
      Object.entries(optional).filter(([, value]) => value !== undefined),
    ) as Partial<TransactionRequest>),
  }
}

const toBigInt = (text: string | undefined) => (text === undefined ? undefined : BigInt(text))

/**
 * Estimates the highest fee of an EVM transaction. Returns a warning if the chain would reject the
 * transaction.
 */
async function estimateFee(client: PublicClient, transaction: TransactionRequest) {
  try {
    const { from: account, to, data } = transaction
    const value = BigInt(transaction.value)
    const gas =
      toBigInt(transaction.gas) ?? (await client.estimateGas({ account, to, data, value }))
    const price =
      toBigInt(transaction.maxFeePerGas ?? transaction.gasPrice) ??
      (await client.estimateFeesPerGas()).maxFeePerGas
    const fee = gas * price
    const isCovered = (await client.getBalance({ address: account })) >= value + fee
    // Nodes estimate the gas even for an account that cannot pay the fee.
    const warning = 'The account does not have enough funds for amount and fee.'
    return isCovered ? { fee: fee.toString() } : { fee: fee.toString(), warning }
  } catch (error) {
    return {
      warning: error instanceof BaseError ? error.shortMessage : 'The chain did not respond.',
    }
  }
}

export const planSendTransaction: PlanMethod = async (context, call) => {
  const transaction = parseTransaction(call)
  const chain = requireChain(context.options, call.instance)
  const client = createChainClient(chain)
  const [fee, read] = await Promise.all([
    estimateFee(client, transaction),
    readContractCall(client, transaction, chain.nativeCurrency),
  ])
  return { prompt: { kind: 'send-transaction', transaction, ...fee, ...read } }
}

/**
 * Signs an EVM transaction with the sender's key and broadcasts it.
 *
 * @returns Hash of the transaction.
 * @throws {WalletRpcError} 4901: the network has no RPC URL. -32603: the node's error.
 */
export async function sendFrom(
  context: WalletContext,
  instanceId: string,
  transaction: TransactionRequest,
): Promise<Hex> {
  const instance = withChain(context.store.get(instanceId), transaction.chainId)
  const chain = requireChain(context.options, instance)
  const client = createWalletClient({
    account: getSigner(context, transaction.from),
    chain: toViemChain(chain),
    transport: http(chain.rpcUrl),
  })
  const fees = transaction.gasPrice
    ? { gasPrice: BigInt(transaction.gasPrice) }
    : {
        maxFeePerGas: toBigInt(transaction.maxFeePerGas),
        maxPriorityFeePerGas: toBigInt(transaction.maxPriorityFeePerGas),
      }
  try {
    return await client.sendTransaction({
      to: transaction.to,
      value: BigInt(transaction.value),
      data: transaction.data,
      gas: toBigInt(transaction.gas),
      nonce: transaction.nonce,
      ...fees,
    })
  } catch (error) {
    throw internal(error instanceof BaseError ? error.shortMessage : 'Sending failed.')
  }
}

/** Sends an EVM transaction after the approval. The result is the transaction hash. */
export const performSendTransaction: Perform<'send-transaction'> = async (
  context,
  request,
  { prompt: { transaction } },
) => {
  const hash = await sendFrom(context, request.instance, transaction)
  return { result: hash, detail: hash }
}
