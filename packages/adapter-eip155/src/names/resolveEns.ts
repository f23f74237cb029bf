import {
  isContractCode,
  type NameFault,
  type NameLookup,
  type Network,
  type ResolvedName,
  type Rpc,
  toEvmChainId,
} from '@latchkey/core'
import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  createClient,
  custom,
} from 'viem'
import { getEnsAddress, getEnsName, toCoinType } from 'viem/ens'
import { getAddress, isAddress } from 'viem/utils'
import type { Clients } from '../network/createClients.ts'
import { createGateway } from './createGateway.ts'
import { normalizeName } from './normalizeName.ts'

/** Address of ENS's universal resolver on Ethereum. A proxy, which stays when the code changes. */
const universalResolverAddress = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee'
const etherCoinType = 60n
/** Chain ids from this limit have no coin type (ENSIP-11). */
const chainIdLimit = 2 ** 31

/** Faults by the error with which the universal resolver reverts. Other errors may be temporary. */
const faults: Readonly<Record<string, NameFault>> = {
  ResolverNotFound: 'unknown',
  ResolverNotContract: 'unknown',
  ResolverError: 'noAddress',
  UnsupportedResolverProfile: 'noAddress',
  DNSDecodingFailed: 'invalid',
  DNSEncodingFailed: 'invalid',
}

function toFault(error: unknown): NameFault | undefined {
  if (!(error instanceof BaseError)) return undefined
  // A node without the resolver, e.g. of a local chain, knows no name.
  if (error.walk((each) => each instanceof ContractFunctionZeroDataError)) return 'unknown'
  const reverted = error.walk((each) => each instanceof ContractFunctionRevertedError)
  const name = reverted instanceof ContractFunctionRevertedError && reverted.data?.errorName
  return name && Object.hasOwn(faults, name) ? faults[name] : undefined
}

/** Reads of the registry for one name. */
type Registry = {
  readonly readAddress: (coinType: bigint) => Promise<Address | NameFault>
  readonly readPrimaryName: (address: Address) => Promise<string | undefined>
  /** Returns whether a contract on Ethereum has the address. A key with a delegate counts as none. */
  readonly isContract: (address: Address) => Promise<boolean>
}

function openRegistry(ask: Rpc, name: string, signal: AbortSignal | undefined): Registry {
  const gateway = createGateway(signal)
  const client = createClient({
    transport: custom({ request: ask }, { retryCount: 0 }),
    ccipRead: { request: gateway.request },
  })
  return {
    readAddress: async (coinType) => {
      signal?.throwIfAborted()
      // Old resolvers answer only the call without a coin type.
      const kind = coinType === etherCoinType ? {} : { coinType }
      try {
        const resolver = { universalResolverAddress, strict: true } as const
        return (await getEnsAddress(client, { name, ...kind, ...resolver })) ?? 'noAddress'
      } catch (error) {
        if (gateway.getFailure()) throw gateway.getFailure()
        const fault = toFault(error)
        if (fault) return fault
        throw error
      }
    },
    readPrimaryName: async (address) => {
      signal?.throwIfAborted()
      const found = await getEnsName(client, { address, universalResolverAddress }).catch(
        () => null,
      )
      return found ?? undefined
    },
    isContract: async (address) => {
      const code = await ask({ method: 'eth_getCode', params: [address, 'latest'] })
      return typeof code !== 'string' || isContractCode(code)
    },
  }
}

/**
 * Returns the address of a name for a network: the one that the name states for it, or that of
 * Ethereum if a key controls it. A contract of Ethereum may belong to another account elsewhere.
 */
async function findAddress(registry: Registry, network: Network): Promise<Address | NameFault> {
  const chainId = toEvmChainId(network.caipNetworkId)
  const hasCoinType = chainId < chainIdLimit
  const own = hasCoinType ? await registry.readAddress(toCoinType(chainId)) : 'noAddress'
  if (own !== 'noAddress' || chainId === 1) return own
  const ether = await registry.readAddress(etherCoinType)
  if (!isAddress(ether)) return ether
  return (await registry.isContract(ether)) ? 'noAddress' : ether
}

/**
 * Resolves a name of ENS by the universal resolver of Ethereum, and reads which name the account
 * has chosen for itself. A name that is stored outside of Ethereum is looked up there (ERC-3668).
 *
 * @throws {ServiceUnreachableError} Neither the node nor the store of the name has answered.
 */
export async function resolveEns(
  getClient: Clients,
  { name: typed, network, registry: store, signal }: NameLookup,
): Promise<ResolvedName | NameFault> {
  const normal = normalizeName(typed)
  if (typeof normal === 'string') return normal
  const { name } = normal
  const registry = openRegistry(getClient(store), name, signal)
  const address = await findAddress(registry, network)
  if (!isAddress(address)) return address
  const isPrimary = (await registry.readPrimaryName(address)) === name
  return { name, address: getAddress(address), isPrimary }
}
