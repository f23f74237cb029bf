import { sleep, toEvmChainId } from '@latchkey/core'
import type { Hex } from 'viem'
import * as z from 'zod/mini'
import { toSignatureHex } from '../../keys/signatures.ts'
import type { SigningRequest } from '../../requests/SigningRequest.ts'
import { toOperationHash, toSignedHash } from '../../smart-account/UserOperation.ts'
import { MethodNotOfferedError, NotMinedError } from '../errors.ts'
import type { RpcContext } from '../RpcContext.ts'
import type { Signing } from '../Signing.ts'
import { sendSigned } from '../transactions/sendSigned.ts'
import { askBundler, requireSmartAccounts } from './askBundler.ts'

/** The fields of a transaction receipt that hosts receive. */
export const Receipt = z.object({
  logs: z.array(z.object({ address: z.string(), data: z.string(), topics: z.array(z.string()) })),
  status: z.string(),
  blockHash: z.string(),
  blockNumber: z.string(),
  gasUsed: z.string(),
  transactionHash: z.string(),
})
export type Receipt = z.infer<typeof Receipt>

/**
 * Receipt of one user operation. Its logs do not include those of other operations in the same
 * transaction.
 */
const OperationReceipt = z.object({
  success: z.boolean(),
  logs: Receipt.shape.logs,
  receipt: Receipt,
})
export type OperationReceipt = z.infer<typeof OperationReceipt>

const betweenLooksMs = 1_000
const mostLooks = 120

/**
 * Signs the user operation of an approved request and sends it to the bundler.
 *
 * @returns The operation's hash, by which bundler and entry point identify it.
 */
export async function sendOperation(
  { operation }: Pick<SigningRequest, 'operation'>,
  context: RpcContext,
  { vault }: Signing,
): Promise<Hex> {
  if (!operation) throw new MethodNotOfferedError({ method: 'eth_sendUserOperation' })
  const place = toPlace(context)
  const signature = toSignatureHex(await vault.signHash(toSignedHash(operation, place)))
  const params = [{ ...operation, signature }, place.entryPoint]
  await sendSigned(() => askBundler({ method: 'eth_sendUserOperation', params }, context))
  return toOperationHash(operation, place)
}

/**
 * Returns the receipt of a user operation, or `null` if it is not mined yet or unknown to the
 * bundler.
 */
export async function readOperationReceipt(
  hash: string,
  context: RpcContext,
): Promise<OperationReceipt | null> {
  const method = 'eth_getUserOperationReceipt'
  const answer = await askBundler({ method, params: [hash] }, context)
  return answer === null || answer === undefined ? null : OperationReceipt.parse(answer)
}

/**
 * Waits until an operation is mined.
 *
 * @throws {NotMinedError} It was not mined within two minutes. It may still be mined later.
 */
export async function waitForOperation(hash: Hex, context: RpcContext): Promise<OperationReceipt> {
  for (let look = 0; look < mostLooks; look += 1) {
    if (look > 0) await sleep(betweenLooksMs, context.signal)
    const receipt = await readOperationReceipt(hash, context)
    if (receipt) return receipt
  }
  throw new NotMinedError({ hash })
}

function toPlace(context: RpcContext) {
  const { entryPoint } = requireSmartAccounts(context)
  return { entryPoint, chainId: toEvmChainId(context.network.caipNetworkId) }
}
