import { getMethodKind } from '@latchkey/bridge'
import { toEvmChainId } from '@latchkey/core'
import { numberToHex } from 'viem'
import type { FrameAccountType } from '../accounts/listAccounts.ts'
import { isList } from '../requests/read.ts'
import type { Json } from '../requests/SigningRequest.ts'
import { MethodNotOfferedError } from './errors.ts'
import { getAssets } from './getAssets.ts'
import { createPersonalSign } from './messages/personalSign.ts'
import { createSignTypedData } from './messages/signTypedData.ts'
import { createGrantPermissions } from './permissions/grantPermissions.ts'
import { createRevokePermissions } from './permissions/revokePermissions.ts'
import type { RpcContext, RpcMethod } from './RpcContext.ts'
import type { Signing } from './Signing.ts'
import { getCallsStatus } from './smart-account/getCallsStatus.ts'
import { getCapabilities } from './smart-account/getCapabilities.ts'
import { createSendSmartCalls, createSendSmartTransaction } from './smart-account/smartCalls.ts'
import {
  createSolanaSignAllTransactions,
  createSolanaSignAndSendTransaction,
  createSolanaSignMessage,
  createSolanaSignTransaction,
} from './solanaSigning.ts'
import { createSendCalls } from './transactions/sendCalls.ts'
import { createSendTransaction } from './transactions/sendTransaction.ts'

/**
 * Runs an RPC method that the secure frame supports: a method of the protocol's lists of safe and
 * of confirmed methods.
 */
export type Rpc = (method: string, params: Json, context: RpcContext) => Promise<unknown>

/** RPC methods that the frame itself answers without approval, with their implementations. */
const own: Readonly<Record<string, RpcMethod>> = {
  eth_accounts: async (_, { network, listAccounts }) =>
    listAccounts(network).map(({ address }) => address),
  eth_chainId: async (_, { network }) => numberToHex(toEvmChainId(network.caipNetworkId)),
  wallet_getAssets: getAssets,
  wallet_getCallsStatus: getCallsStatus,
  wallet_getCapabilities: getCapabilities,
}

/**
 * Returns an RPC method that runs a different implementation for each account type, by the account
 * in use.
 */
const byAccount = (methods: Readonly<Record<FrameAccountType, RpcMethod>>): RpcMethod => {
  return (params, context) => methods[context.account.type](params, context)
}

/**
 * Creates the RPC method table. Read methods that are not in the table are sent to the frame's own
 * nodes.
 */
export function createRpc(signing: Signing): Rpc {
  const methods: Readonly<Record<string, RpcMethod>> = {
    ...own,
    personal_sign: createPersonalSign(signing),
    eth_signTypedData_v4: createSignTypedData(signing),
    eth_sendTransaction: byAccount({
      eoa: createSendTransaction(signing),
      smartAccount: createSendSmartTransaction(signing),
    }),
    wallet_sendCalls: byAccount({
      eoa: createSendCalls(signing),
      smartAccount: createSendSmartCalls(signing),
    }),
    wallet_grantPermissions: createGrantPermissions(signing),
    wallet_revokePermissions: createRevokePermissions(signing),
    solana_signMessage: createSolanaSignMessage(signing),
    solana_signTransaction: createSolanaSignTransaction(signing),
    solana_signAllTransactions: createSolanaSignAllTransactions(signing),
    solana_signAndSendTransaction: createSolanaSignAndSendTransaction(signing),
  }
  return async (method, params, context) => {
    if (Object.hasOwn(methods, method)) return methods[method]?.(params, context)
    return readFromNode(method, params, context)
  }
}

/**
 * Sends a method to a node. Only the `eth_` methods of the published safe list are allowed: reads,
 * and sending signed transactions (S-13).
 */
async function readFromNode(method: string, params: Json, context: RpcContext): Promise<unknown> {
  const { network, nodes, signal } = context
  const isRead = getMethodKind(method) === 'safe' && method.startsWith('eth_')
  if (!isRead || network.namespace !== 'eip155') throw new MethodNotOfferedError({ method })
  return nodes.request(network, { method, params: isList(params) ? params : [] }, { signal })
}
