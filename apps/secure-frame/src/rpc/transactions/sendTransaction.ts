import { type Hex, keccak256, serializeTransaction, type TransactionSerializable } from 'viem'
import type { Vault } from '../../keys/createVault.ts'
import { readList } from '../../requests/read.ts'
import { confirmRequest } from '../confirmRequest.ts'
import type { RpcContext, RpcMethod } from '../RpcContext.ts'
import type { Signing } from '../Signing.ts'
import { fillTransaction } from './fillTransaction.ts'
import { sendSigned } from './sendSigned.ts'
import { toTransaction } from './toTransaction.ts'

/**
 * Implements the RPC method `eth_sendTransaction` of an externally owned account: completes the
 * transaction, asks the user for approval, signs and sends it, and returns its hash.
 */
export function createSendTransaction(signing: Signing): RpcMethod {
  return async (params, context) => {
    const [given = null] = readList(params, 'params')
    const filled = await fillTransaction(given, context)
    const method = 'eth_sendTransaction'
    const request = await confirmRequest({ method, params: [filled] }, context, signing)
    const [shown = null] = readList(request.params, 'params')
    return broadcast(await signTransaction(toTransaction(shown), signing.vault), context)
  }
}

/** Signs a transaction and returns its serialized bytes. */
export async function signTransaction(
  transaction: TransactionSerializable,
  vault: Pick<Vault, 'signHash'>,
): Promise<Hex> {
  const signature = await vault.signHash(keccak256(serializeTransaction(transaction)))
  // A type 0 transaction encodes the parity together with the chain id (EIP-155).
  return serializeTransaction(transaction, { ...signature, v: BigInt(27 + signature.yParity) })
}

/** Sends a signed transaction and returns its hash. */
export async function broadcast(bytes: Hex, context: RpcContext): Promise<Hex> {
  const { nodes, network, signal } = context
  const call = { method: 'eth_sendRawTransaction', params: [bytes] }
  await sendSigned(() => nodes.request(network, call, { signal }))
  return keccak256(bytes)
}
