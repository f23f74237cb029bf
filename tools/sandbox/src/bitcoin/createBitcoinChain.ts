import { refuseStrangers } from '../http/refuseStrangers.ts'
import type { Runner } from '../processes/Service.ts'
import type { BitcoinAccount } from './accounts.ts'
import { type BitcoinNode, createBitcoinNode } from './createBitcoinNode.ts'
import { createEsploraService } from './esplora/createEsploraService.ts'
import { createStateWriter, readState, toUnreadable } from './stateFile.ts'
import { fundAccounts } from './treasury/fundAccounts.ts'

/** CAIP-2 id of Bitcoin mainnet, derived from the hash of the genesis block. */
export const bitcoinNetworkId = 'bip122:000000000019d6689c085ae165831e93'

/**
 * Seconds between Bitcoin blocks while a transaction is pending. With `manual`, no block is mined
 * automatically.
 */
export type BlockTime = number | 'manual'

export const defaultBlockTime: BlockTime = 10

export type BitcoinChainOptions = {
  readonly port: number
  readonly stateFile: string
  readonly accounts: readonly BitcoinAccount[]
  readonly blockTime?: BlockTime
}

/** The sandbox's Bitcoin chain: its service, and access to its node for the control API. */
export type BitcoinChain = {
  readonly runner: Runner
  /** URL of the Bitcoin explorer's API, without gateway and faults. */
  readonly url: string
  readonly accounts: readonly BitcoinAccount[]
  /** Returns the Bitcoin node, or `undefined` while it is not running. */
  readonly getNode: () => BitcoinNode | undefined
  readonly setBlockTime: (blockTime: BlockTime) => void
}

function openNode({ stateFile, accounts }: BitcoinChainOptions, onChange: () => void) {
  const state = readState(stateFile)
  try {
    const node = createBitcoinNode({ now: Date.now, state, onChange })
    if (!state) fundAccounts(node, accounts, Date.now())
    return node
  } catch (cause) {
    throw state ? toUnreadable(stateFile, cause) : cause
  }
}

/**
 * Creates the timer that mines a Bitcoin block at each interval if a transaction is pending. Empty
 * blocks would only fill the disk.
 */
function createTimer(getNode: () => BitcoinNode | undefined) {
  let timer: NodeJS.Timeout | undefined
  const mine = () => {
    const node = getNode()
    if (node && node.getMempool().list().length > 0) node.mine()
  }
  return (blockTime: BlockTime) => {
    clearInterval(timer)
    timer = blockTime === 'manual' ? undefined : setInterval(mine, blockTime * 1_000)
  }
}

/** Creates the sandbox's Bitcoin chain. Its node exists after the chain's service has started. */
export function createBitcoinChain(options: BitcoinChainOptions): BitcoinChain {
  const { port, stateFile, accounts } = options
  let blockTime = options.blockTime ?? defaultBlockTime
  let current: BitcoinNode | undefined
  const getNode = () => current
  const setTimer = createTimer(getNode)

  const start: Runner['start'] = async () => {
    const writer = createStateWriter(stateFile, () => node.toState())
    const node = openNode(options, () => writer.schedule())
    const server = createEsploraService(node)
    refuseStrangers(server.server)
    await server.listen({ host: '127.0.0.1', port })
    current = node
    setTimer(blockTime)
    const end = async () => {
      setTimer('manual')
      current = undefined
      await server.close()
    }
    return {
      stop: async () => {
        await end()
        writer.flush()
      },
      kill: async () => {
        writer.cancel()
        await end()
      },
    }
  }

  return {
    runner: { name: 'bitcoin', title: 'Bitcoin chain', start },
    url: `http://127.0.0.1:${port}`,
    accounts,
    getNode,
    setBlockTime: (next) => {
      blockTime = next
      if (current) setTimer(next)
    },
  }
}
