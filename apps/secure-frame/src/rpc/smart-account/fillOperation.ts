import { toEvmChainId } from '@latchkey/core'
import { type Hex, numberToHex } from 'viem'
import * as z from 'zod/mini'
import { type AccountCall, encodeCalls } from '../../smart-account/accountContract.ts'
import type { SmartAccount } from '../../smart-account/SmartAccount.ts'
import type { Paymaster, UserOperation } from '../../smart-account/UserOperation.ts'
import { NodeError } from '../errors.ts'
import type { RpcContext } from '../RpcContext.ts'
import { detectShortage } from '../transactions/detectShortage.ts'
import { readMarketFees } from '../transactions/fillTransaction.ts'
import { askBundler, requireSmartAccounts } from './askBundler.ts'

export type OperationInput = {
  readonly account: SmartAccount
  readonly calls: readonly AccountCall[]
  /** Context that the app sent for the paymaster, passed on unchanged (ERC-7677). */
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

/**
 * A well-formed signature of an unused key, for gas estimates. Bundlers reject signatures from
 * which no key can be recovered.
 */
const stubSignature = `0x${'f'.repeat(31)}${'0'.repeat(33)}7${'a'.repeat(63)}1c` as const

/**
 * Creates the unsigned user operation for calls, before it is shown. Fees and limits come from the
 * bundler. Without a paymaster, the account pays the fee.
 *
 * @throws {InsufficientFundsError} The calls send more than the account has.
 * @throws {NodeError} The bundler rejects the operation, e.g. because a call would fail.
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
  const estimate = await detectShortage(() => readLimits(draft, stub, context), spending, context)
  const limited = { ...draft, ...estimate.limits }
  if (!stub) return limited
  const sponsored = await readSponsor('pm_getPaymasterData', { ...input, draft: limited }, context)
  // If the paymaster no longer pays, the limits are estimated again without it.
  if (!sponsored) return { ...draft, ...(await readLimits(draft, undefined, context)).limits }
  return { ...limited, ...toPaymaster({ ...stub, ...estimate.paymasterLimits, ...sponsored }) }
}

/** Returns whether an account is deployed at an address. */
export async function isDeployed(address: string, { nodes, network, signal }: RpcContext) {
  const params = [address, 'latest']
  const code = await nodes.request(network, { method: 'eth_getCode', params }, { signal })
  return typeof code === 'string' && code !== '0x'
}

/**
 * Returns a nonce with a random key (entry point 0.7), so that operations that are created
 * concurrently do not wait for each other.
 */
function createNonce(): Hex {
  const row = crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n
  return numberToHex(row << 64n)
}

/**
 * Returns the bundler's gas price, or the market price if the bundler does not support the method.
 */
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

/**
 * Returns the paymaster's data, or `undefined` if the network has no paymaster or it rejects this
 * operation.
 */
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
