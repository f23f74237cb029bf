import { parseUrl, toEvmChainId } from '@latchkey/core'
import { numberToHex } from 'viem'
import { readCall } from '../../approvals/evm/decodeTransaction.ts'
import { readList, readObject } from '../../requests/read.ts'
import type { Json } from '../../requests/SigningRequest.ts'
import type { SmartAccount } from '../../smart-account/SmartAccount.ts'
import { confirmRequest } from '../confirmRequest.ts'
import { MethodNotOfferedError } from '../errors.ts'
import type { RpcContext, RpcMethod } from '../RpcContext.ts'
import type { Signing } from '../Signing.ts'
import { refuseForeign } from '../transactions/fillTransaction.ts'
import { fillOperation } from './fillOperation.ts'
import { type CallBatch, checkCapabilities, readBatch, toBatchAnswer } from './readBatch.ts'
import { sendOperation, waitForOperation } from './sendOperation.ts'

type Fields = { readonly [key: string]: Json }

/** Transaction fields that the app may send but a user operation replaces: gas, fees and nonce. */
const ownFields = new Set([
  'gas',
  'gasLimit',
  'gasPrice',
  'maxFeePerGas',
  'maxPriorityFeePerGas',
  'nonce',
  'accessList',
])

/**
 * Implements the RPC method `eth_sendTransaction` of a smart account: sends one user operation and
 * returns the hash of the transaction that contains it.
 */
export function createSendSmartTransaction(signing: Signing): RpcMethod {
  return async (params, context) => {
    const account = requireSmartAccount(context)
    const [given = null] = readList(params, 'params')
    const shown = toShown(readObject(given, 'the transaction'), context)
    // `input` is an alias of `data`. The approval rejects a request in which both differ.
    const call = readCall({ ...shown, data: shown['data'] ?? shown['input'] ?? null })
    const operation = await fillOperation({ account, calls: [call] }, context)
    const method = 'eth_sendTransaction'
    const request = await confirmRequest({ method, params: [shown], operation }, context, signing)
    const hash = await sendOperation(request, context, signing)
    return (await waitForOperation(hash, context)).receipt.transactionHash
  }
}

function toShown(given: Fields, context: RpcContext): Fields {
  const { account, network } = context
  const chainId = numberToHex(toEvmChainId(network.caipNetworkId))
  const kept = Object.entries(given).filter(([name]) => !ownFields.has(name))
  const shown = { chainId, from: account.address, ...Object.fromEntries(kept) }
  refuseForeign(shown, account.address)
  return shown
}

/**
 * Implements the RPC method `wallet_sendCalls` of a smart account: sends one user operation, which
 * executes all calls or none. Returns when the bundler has accepted it; `wallet_getCallsStatus`
 * reports the outcome.
 */
export function createSendSmartCalls(signing: Signing): RpcMethod {
  return async (params, context) => {
    const account = requireSmartAccount(context)
    const batch = readBatch(params, context)
    const shown = { from: account.address, ...batch.fields }
    refuseForeign(shown, account.address)
    const paymasterContext = readPaymasterContext(batch, context)
    const calls = batch.calls.map(readCall)
    const operation = await fillOperation({ account, calls, paymasterContext }, context)
    const method = 'wallet_sendCalls'
    const request = await confirmRequest({ method, params: [shown], operation }, context, signing)
    const hash = await sendOperation(request, context, signing)
    const { version, id = hash } = batch
    context.batches.set(id, { network: context.network, version, operation: hash })
    return toBatchAnswer(version, id)
  }
}

/**
 * Returns the app's context for the paymaster. An app may name only the network's own paymaster
 * (ERC-7677), because the frame contacts no other service (S-14).
 */
function readPaymasterContext(batch: CallBatch, { network }: RpcContext): Json | undefined {
  const own = network.smartAccount?.paymasterUrl
  const isOwn = ({ url }: Fields) =>
    own !== undefined && typeof url === 'string' && parseUrl(url)?.origin === new URL(own).origin
  checkCapabilities(batch, (name, asked) => name === 'paymasterService' && isOwn(asked))
  const asked = readObject(batch.fields['capabilities'] ?? {}, 'capabilities')['paymasterService']
  if (asked === undefined) return undefined
  const fields = readObject(asked, 'paymasterService')
  return isOwn(fields) ? fields['context'] : undefined
}

function requireSmartAccount({ account }: RpcContext): SmartAccount {
  if (account.type === 'eoa') throw new MethodNotOfferedError({ method: 'smart account' })
  return account
}
