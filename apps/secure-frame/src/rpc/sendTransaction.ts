import { isTransportFailure } from '@latchkey/core'
import { type Hex, keccak256, serializeTransaction, type TransactionSerializable } from 'viem'
import { readList } from '../approvals/model/read.ts'
import type { Vault } from '../keys/createVault.ts'
import { confirmRequest } from './confirmRequest.ts'
import { NodeError } from './errors.ts'
import { fillTransaction } from './fillTransaction.ts'
import type { RpcContext, RpcMethod } from './RpcContext.ts'
import type { Signing } from './Signing.ts'
import { toTransaction } from './toTransaction.ts'

/** `eth_sendTransaction`: filled, shown, signed, broadcast; the hash comes back. */
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

/** Signs a transaction; the bytes are ready to be sent. */
export async function signTransaction(
  transaction: TransactionSerializable,
  vault: Pick<Vault, 'signHash'>,
): Promise<Hex> {
  const signature = await vault.signHash(keccak256(serializeTransaction(transaction)))
  return serializeTransaction(transaction, signature)
}

/**
 * Sends signed bytes and answers their hash. The same bytes may be sent again, so a lost answer is asked for once
 * more; a node that knows them already has them (S-131).
 */
export async function broadcast(bytes: Hex, context: RpcContext): Promise<Hex> {
  const { nodes, network, signal } = context
  const send = () =>
    nodes.request(network, { method: 'eth_sendRawTransaction', params: [bytes] }, { signal })
  try {
    await send().catch((error: unknown) => {
      if (!isTransportFailure(error)) throw error
      return send()
    })
  } catch (error) {
    const known =
      error instanceof NodeError && /already known|already imported/i.test(error.message)
    if (!known) throw error
  }
  return keccak256(bytes)
}
