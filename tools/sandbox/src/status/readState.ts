import { formatAmount } from '@latchkey/core'
import { toChainName } from '../chains/createChain.ts'
import type { LocalChain } from '../chains/LocalChain.ts'
import { requestRpc } from '../chains/requestRpc.ts'
import type { Fault, FaultRate } from '../gateway/Fault.ts'
import type { Sandbox } from '../sandbox/Sandbox.ts'
import { readBitcoin, toBitcoinHolders, toOlderHolders } from './readBitcoin.ts'
import {
  type ClusterWealth,
  readCluster,
  readClusterWealth,
  toSolanaHolder,
} from './readClusters.ts'
import type { AccountView, ChainView, State } from './State.ts'

const LOG_LINES = 120

const rateWords: readonly (readonly [FaultRate, string])[] = [
  ['dropRate', 'drops'],
  ['duplicateRate', 'doubles'],
  ['reorderRate', 'reorders'],
  ['resetRate', 'cuts'],
  ['garbageRate', 'spoils'],
]

/** Describes a service's faults in a few words for the status page; empty without a fault. */
export function toFaultText(fault: Fault): string {
  const { delayMs, refuse, status } = fault
  return [
    delayMs > 0 && `${delayMs} ms late`,
    ...rateWords.map(([name, word]) => {
      const share = fault[name] ?? 0
      return share > 0 && `${word} ${Math.round(share * 100)} %`
    }),
    refuse && 'refuses',
    status !== undefined && `answers ${status}`,
  ]
    .filter(Boolean)
    .join(', ')
}

async function readBlock(chain: LocalChain): Promise<Pick<ChainView, 'height' | 'time'>> {
  try {
    const block = await requestRpc(chain.rpcUrl, {
      method: 'eth_getBlockByNumber',
      params: ['latest', false],
    })
    if (typeof block !== 'object' || block === null) return {}
    const { number, timestamp }: { number?: unknown; timestamp?: unknown } = block
    return { height: Number(number), time: Number(timestamp) }
  } catch {
    return {}
  }
}

async function readChain(chain: LocalChain, { manifest }: Sandbox): Promise<ChainView> {
  const listed = manifest.chains.find(({ chainId }) => chainId === chain.chainId)
  return {
    chainId: chain.chainId,
    name: chain.name,
    service: toChainName(chain.chainId),
    symbol: chain.nativeCurrency.symbol,
    rpcUrl: listed?.rpcUrl ?? '',
    loopbackRpcUrl: chain.rpcUrl,
    bundlerUrl: listed?.bundlerUrl ?? '',
    ...(chain.blockTimeSeconds !== undefined && { blockTimeSeconds: chain.blockTimeSeconds }),
    ...(await readBlock(chain)),
  }
}

async function readBalance(chain: LocalChain, address: string): Promise<[number, string][]> {
  try {
    const params = [address, 'latest']
    const amount = await requestRpc(chain.rpcUrl, { method: 'eth_getBalance', params })
    return [[chain.chainId, formatAmount(BigInt(String(amount)), 18)]]
  } catch {
    return []
  }
}

async function readAccount(
  account: Sandbox['manifest']['accounts'][number],
  { chains, bitcoin }: Sandbox,
  wealth: ClusterWealth,
): Promise<AccountView> {
  const balances = await Promise.all(chains.map((chain) => readBalance(chain, account.address)))
  return {
    address: account.address,
    privateKey: account.privateKey,
    balances: Object.fromEntries(balances.flat()),
    holders: [toSolanaHolder(account, wealth), ...toBitcoinHolders(account, bitcoin)],
  }
}

/** Reads the state of everything that the status page shows. Omits services that do not answer. */
export async function readState(sandbox: Sandbox): Promise<State> {
  const { manifest, services, faults, trap, log } = sandbox
  const [{ contracts }] = manifest.chains
  const { contractWallet, futureWallet, enforcers, ...plain } = contracts
  const wealth = await readClusterWealth(manifest)
  return {
    startedAt: manifest.startedAt,
    now: Date.now(),
    services: [...services.values()].map((service) => ({
      ...service.getStatus(),
      fault: toFaultText(faults.get(service.name)),
    })),
    chains: await Promise.all(sandbox.chains.map((chain) => readChain(chain, sandbox))),
    bitcoin: readBitcoin(sandbox),
    clusters: await Promise.all(manifest.solana.map(readCluster)),
    accounts: await Promise.all(
      manifest.accounts.map((account) => readAccount(account, sandbox, wealth)),
    ),
    olderHolders: toOlderHolders(sandbox),
    addresses: Object.entries(manifest.services).flatMap(([name, address]) =>
      address ? [{ name, ...address }] : [],
    ),
    contracts: [
      ...Object.entries(plain).map(([name, address]) => ({ name, address })),
      { name: 'contractWallet', address: contractWallet.address },
      { name: 'futureWallet', address: futureWallet.address },
      ...Object.entries(enforcers).map(([name, address]) => ({ name, address })),
    ],
    projectIds: manifest.projectIds,
    controlUrl: manifest.control.url,
    trap: trap.get() ?? '',
    log: log.getTail(LOG_LINES),
  }
}
