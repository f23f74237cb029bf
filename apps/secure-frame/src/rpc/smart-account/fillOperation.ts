import { toEvmChainId } from '@latchkey/core'
import { type Hex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { type AccountCall, encodeCalls } from '../../smart-account/accountContract.ts'
import type { SmartAccount } from '../../smart-account/SmartAccount.ts'
import type { Paymaster, UserOperation } from '../../smart-account/UserOperation.ts'
import { NodeError } from '../errors.ts'
import type { RpcContext } from '../RpcContext.ts'
import { readMarketFees } from '../transactions/fillTransaction.ts'
import { tellShortage } from '../transactions/tellShortage.ts'
import { askBundler, requireSmartAccounts } from './askBundler.ts'

export type OperationInput = {
  readonly account: SmartAccount
  readonly calls: readonly AccountCall[]
  /** Handed to the paymaster as the app gave it (ERC-7677). */
  readonly paymasterContext?: unknown
}

type Draft = Omit<UserOperation, keyof Paymaster | keyof Limits>
type Limits = z.infer<typeof Limits>

const Hexed = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-fA-F]*$/.test(value))
const Quantity = z.custom<Hex>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{1,32}$/.test(value),
)
const Address = z.custom<Hex>(
  (value) => typeof value === 'string' && /^0x[0-9a-fA-F]{40}$/.test(value),
)
const Price = z.object({ maxFeePerGas: Quantity, maxPriorityFeePerGas: Quantity })
const Limits = z.object({
  callGasLimit: Quantity,
  verificationGasLimit: Quantity,
  preVerificationGas: Quantity,
})
const PaymasterLimits = z.object({
  paymasterVerificationGasLimit: z.optional(Quantity),
  paymasterPostOpGasLimit: z.optional(Quantity),
})
const Sponsor = z.extend(PaymasterLimits, { paymaster: Address, paymasterData: Hexed })
type Sponsor = z.infer<typeof Sponsor>

/** As long as a signature, and of a key that nobody has: one that leads to no key at all would be refused. */
const stubSignature = `0x${'f'.repeat(31)}${'0'.repeat(33)}7${'a'.repeat(63)}1c` as const

/**
 * Makes the operation that carries out calls: everything in it but the signature, before it is shown. Fees and limits
 * are the bundler's; where nobody pays for the account, it pays itself.
 *
 * @throws {InsufficientFundsError} The account has less than the calls send.
 * @throws {NodeError} The bundler refuses it, e.g. because a call would fail.
 */
export async function fillOperation(
  input: OperationInput,
  context: RpcContext,
): Promise<UserOperation> {
  const { account, calls } = input
  const [deployed, price] = await Promise.all([
    isDeployed(account.address, context),
    readPrice(context),
  ])
  const draft: Draft = {
    sender: account.address,
    nonce: createNonce(),
    ...(!deployed && { factory: account.factory, factoryData: account.factoryData }),
    callData: encodeCalls(calls),
    ...price,
  }
  const stub = await readSponsor('pm_getPaymasterStubData', { ...input, draft }, context)
  const spending = {
    account: account.address,
    value: calls.reduce((sum, call) => sum + call.value, 0n),
  }
  const estimate = await tellShortage(() => readLimits(draft, stub, context), spending, context)
  const limited = { ...draft, ...estimate.limits }
  if (!stub) return limited
  const sponsored = await readSponsor('pm_getPaymasterData', { ...input, draft: limited }, context)
  // What was estimated with somebody who pays is estimated anew without.
  if (!sponsored) return { ...draft, ...(await readLimits(draft, undefined, context)).limits }
  return { ...limited, ...toPaymaster({ ...stub, ...estimate.paymasterLimits, ...sponsored }) }
}

/** Says whether there is an account at an address yet. */
export async function isDeployed(address: string, { nodes, network, signal }: RpcContext) {
  const params = [address, 'latest']
  const code = await nodes.request(network, { method: 'eth_getCode', params }, { signal })
  return typeof code === 'string' && code !== '0x'
}

/** In a row of its own (entry point 0.7), so that operations that are made at the same time do not wait for each other. */
function createNonce(): Hex {
  const row = crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n
  return numberToHex(row << 64n)
}

/** The bundler's own price; one without a word about it takes the market's. */
async function readPrice(context: RpcContext): Promise<z.infer<typeof Price>> {
  const method = 'pimlico_getUserOperationGasPrice'
  try {
    const answer = await askBundler({ method, params: [] }, context)
    return z.object({ standard: Price }).parse(answer).standard
  } catch (error) {
    if (!(error instanceof NodeError)) throw error
    const fees = await readMarketFees(context)
    if ('maxFeePerGas' in fees) return fees
    return { maxFeePerGas: fees.gasPrice, maxPriorityFeePerGas: fees.gasPrice }
  }
}

type SponsorInput = OperationInput & { readonly draft: Draft & Partial<Limits> }

/** `undefined`: nobody pays here, or not for this. */
async function readSponsor(
  method: 'pm_getPaymasterStubData' | 'pm_getPaymasterData',
  { draft, paymasterContext = {} }: SponsorInput,
  context: RpcContext,
): Promise<Sponsor | undefined> {
  const { entryPoint, paymasterUrl: url } = requireSmartAccounts(context)
  if (url === undefined) return undefined
  const operation = { ...noLimits, ...draft, signature: stubSignature }
  const params = [operation, entryPoint, toChainHex(context), paymasterContext]
  try {
    return Sponsor.parse(await askBundler({ method, params, url }, context))
  } catch (error) {
    if (error instanceof NodeError) return undefined
    throw error
  }
}

const noLimits: Limits = {
  callGasLimit: '0x0',
  verificationGasLimit: '0x0',
  preVerificationGas: '0x0',
}

async function readLimits(draft: Draft, stub: Sponsor | undefined, context: RpcContext) {
  const { entryPoint } = requireSmartAccounts(context)
  const paymaster = stub && toPaymaster(stub)
  const operation = { ...noLimits, ...draft, ...paymaster, signature: stubSignature }
  const method = 'eth_estimateUserOperationGas'
  const answer = await askBundler({ method, params: [operation, entryPoint] }, context)
  return { limits: Limits.parse(answer), paymasterLimits: PaymasterLimits.parse(answer) }
}

function toPaymaster(sponsor: Sponsor): Paymaster {
  const { paymaster, paymasterData } = sponsor
  const { paymasterVerificationGasLimit = '0x0', paymasterPostOpGasLimit = '0x0' } = sponsor
  return { paymaster, paymasterData, paymasterVerificationGasLimit, paymasterPostOpGasLimit }
}

const toChainHex = ({ network }: RpcContext) => numberToHex(toEvmChainId(network.caipNetworkId))
