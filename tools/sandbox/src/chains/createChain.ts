import { tmpdir } from 'node:os'
import type { Account } from '@latchkey/sandbox-wallet/accounts'
import { closeServer, listen } from '../http/listen.ts'
import type { ChildContext } from '../processes/ChildContext.ts'
import type { Runner } from '../processes/Service.ts'
import { spawnChild } from '../processes/spawnChild.ts'
import { waitUntilReady } from '../processes/waitUntilReady.ts'
import { loadChainState, saveChainState } from './chainState.ts'
import type { Plan } from './contracts.ts'
import { createAutosave } from './createAutosave.ts'
import { createNodeAddress, type NodeAddress } from './createNodeAddress.ts'
import { createNodeDoor } from './createNodeDoor.ts'
import { type ChainDefinition, chainDefinitions } from './definitions.ts'
import { deployContracts } from './deployContracts.ts'
import { requestRpc } from './requestRpc.ts'

const READY_DEADLINE_MS = 15_000
const STOP_GRACE_MS = 3_000
/** Number of latest blocks whose state can be read from an EVM chain's node. */
const KEPT_STATES = 64

export type CreateChainOptions = {
  readonly definition: ChainDefinition
  readonly binary: string
  readonly port: number
  readonly plan: Plan
  readonly payer: Account
  /** File that keeps the chain's state across restarts. */
  readonly stateFile: string
  readonly context: ChildContext
}

const toArguments = ({ definition }: CreateChainOptions, address: NodeAddress) => [
  ...['--ipc', address.socketPath, ...address.args],
  ...['--chain-id', String(definition.chainId)],
  // Pages must not access the node itself; they use the blockchain API. So the allowed origin does
  // not exist.
  ...['--allow-origin', 'http://nobody.invalid', '--silent'],
  // A saved state is loaded by one request, which exceeds the default limit of 2 MB after some
  // hours of empty blocks.
  '--no-request-size-limit',
  // Without this option, each block leaves about 400 KB of old state on disk, which adds up to
  // gigabytes per night.
  ...['--prune-history', String(KEPT_STATES)],
]

/** Returns the name of the sandbox's service that runs an EVM chain, such as `chain-1`. */
export function toChainName(chainId: number): string {
  return `chain-${chainId}`
}

async function prepare(url: string, options: CreateChainOptions): Promise<void> {
  const { definition, stateFile } = options
  await loadChainState(url, stateFile)
  await deployContracts(url, options)
  const seconds = definition.blockTimeSeconds
  if (seconds !== undefined)
    await requestRpc(url, { method: 'evm_setIntervalMining', params: [seconds] })
}

/**
 * Creates the service of a local EVM chain: an anvil process, whose state is saved on disk and on
 * which the contracts are deployed, behind a server of the sandbox.
 */
export function createChain(options: CreateChainOptions): Runner {
  const { definition, port, stateFile, context } = options
  const name = toChainName(definition.chainId)
  const url = `http://127.0.0.1:${port}`
  return {
    name,
    title: definition.name,
    start: async (onExit) => {
      const slot = Math.max(chainDefinitions.indexOf(definition), 0)
      const address = await createNodeAddress({ slot, platform: process.platform })
      const child = await spawnChild({
        name,
        command: options.binary,
        args: toArguments(options, address),
        cwd: tmpdir(),
        context,
      })
      const door = createNodeDoor(address.socketPath)
      const closed = child.exited.then(async (reason) => {
        address.remove()
        await closeServer(door)
        return reason
      })
      closed.then(onExit)
      await listen(door, { port, variable: 'LATCHKEY_PORT' }).catch(async (error: unknown) => {
        await child.kill()
        throw error
      })
      await waitUntilReady({
        title: `The chain "${definition.name}"`,
        child,
        deadlineMs: READY_DEADLINE_MS,
        isReady: async () => Boolean(await requestRpc(url, { method: 'eth_chainId' })),
      })
      await prepare(url, options).catch(async (error: unknown) => {
        await child.kill()
        throw error
      })
      const autosave = createAutosave({
        url,
        stateFile,
        log: (line) => context.log.write(name, line),
      })
      return {
        stop: async () => {
          autosave.stop()
          await saveChainState(url, stateFile).finally(() => child.stop(STOP_GRACE_MS))
          await closed
        },
        kill: async () => {
          autosave.stop()
          await child.kill()
          await closed
        },
      }
    },
  }
}
