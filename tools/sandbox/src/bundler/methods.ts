import { type Hex, numberToHex } from 'viem'
import * as z from 'zod'
import type { BundlerChain } from './BundlerChain.ts'
import { BundlerError } from './BundlerError.ts'
import type { Bundler } from './createBundler.ts'
import type { Paymaster, PaymasterData } from './createPaymaster.ts'
import { estimateGas } from './estimateGas.ts'
import { getOperation, getReceipt } from './readOperations.ts'
import { Address, DraftUserOperation, UserOperation } from './UserOperation.ts'

/** An EVM chain with its bundler and paymaster. */
export type SmartAccountService = {
  readonly chain: BundlerChain
  readonly bundler: Bundler
  readonly paymaster: Paymaster
}

type Method = (params: readonly unknown[], service: SmartAccountService) => Promise<unknown>

const MOST_BYTES = 32_768
const Hash = z.templateLiteral(['0x', z.string().regex(/^[0-9a-f]{64}$/)])

function parse<schema extends z.ZodType>(schema: schema, value: unknown): z.output<schema> {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  const where = issue?.path.join('.') || 'params'
  throw new BundlerError(`${where}: ${issue?.message ?? 'invalid'}`, { reason: 'invalidFields' })
}

/** Converts the numbers of an object to JSON-RPC quantities (hex). Omits undefined values. */
const toQuantities = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, typeof value === 'bigint' ? numberToHex(value) : value]),
  )

function requireEntryPoint(value: unknown, { chain }: SmartAccountService): void {
  const entryPoint = parse(Address, value)
  if (entryPoint.toLowerCase() === chain.contracts.entryPoint.toLowerCase()) return
  throw new BundlerError(`the entry point ${entryPoint} is not supported`, {
    reason: 'invalidFields',
  })
}

function readOperation(
  schema: z.ZodType<UserOperation>,
  [value, entryPoint]: readonly unknown[],
  service: SmartAccountService,
): UserOperation {
  requireEntryPoint(entryPoint, service)
  if (JSON.stringify(value ?? null).length > 2 * MOST_BYTES)
    throw new BundlerError('the operation is too long', { reason: 'invalidFields' })
  return parse(schema, value)
}

function requireChainId(value: unknown, { chain }: SmartAccountService): void {
  const chainId = parse(z.string().regex(/^0x[0-9a-fA-F]{1,13}$/), value)
  if (Number(chainId) === chain.chainId) return
  throw new BundlerError(`the chain ${chainId} is not the one asked`, { reason: 'invalidFields' })
}

async function getGasPrice({ chain }: SmartAccountService) {
  const { maxPriorityFeePerGas } = await chain.client.estimateFeesPerGas()
  const { baseFeePerGas } = await chain.client.getBlock()
  const toPrice = (times: bigint) => {
    const tip = (maxPriorityFeePerGas * times) / 100n
    return toQuantities({
      maxFeePerGas: ((baseFeePerGas ?? 0n) * (100n + times)) / 100n + tip,
      maxPriorityFeePerGas: tip,
    })
  }
  return { slow: toPrice(100n), standard: toPrice(110n), fast: toPrice(125n) }
}

async function sponsorWhole(params: readonly unknown[], service: SmartAccountService) {
  const draft = readOperation(DraftUserOperation, params, service)
  const { sponsor: _, ...stub } = await service.paymaster.getStub(draft)
  const gas = await estimateGas(service.chain, { ...draft, ...stub })
  const data: PaymasterData = await service.paymaster.getData({ ...draft, ...stub, ...gas })
  return toQuantities({ ...gas, ...data })
}

/** Implementations of the JSON-RPC methods of bundler and paymaster, by name. */
export const methods: Readonly<Record<string, Method>> = {
  eth_chainId: async (_, { chain }) => numberToHex(chain.chainId),
  eth_supportedEntryPoints: async (_, { chain }) => [chain.contracts.entryPoint],
  eth_sendUserOperation: async (params, service) =>
    service.bundler.send(readOperation(UserOperation, params, service)),
  eth_estimateUserOperationGas: async (params, service) =>
    toQuantities(
      await estimateGas(service.chain, readOperation(DraftUserOperation, params, service)),
    ),
  eth_getUserOperationReceipt: async ([value], { chain, bundler }) => {
    const hash: Hex = parse(Hash, value)
    const receipt = await getReceipt(chain, hash)
    if (receipt) bundler.forget(hash)
    return receipt
  },
  eth_getUserOperationByHash: async ([value], { chain, bundler }) => {
    const hash: Hex = parse(Hash, value)
    return bundler.getWaiting(hash) ?? (await getOperation(chain, hash))
  },
  pimlico_getUserOperationGasPrice: async (_, service) => getGasPrice(service),
  pm_getPaymasterStubData: async (params, service) => {
    const draft = readOperation(DraftUserOperation, params, service)
    requireChainId(params[2], service)
    return toQuantities(await service.paymaster.getStub(draft))
  },
  pm_getPaymasterData: async (params, service) => {
    const draft = readOperation(DraftUserOperation, params, service)
    requireChainId(params[2], service)
    const { paymaster, paymasterData } = await service.paymaster.getData(draft)
    return { paymaster, paymasterData }
  },
  pm_sponsorUserOperation: async (params, service) => sponsorWhole(params, service),
}
