import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import type { ChildContext } from '../processes/ChildContext.ts'
import { createProgramRunner } from '../processes/createProgramRunner.ts'
import type { Runner } from '../processes/Service.ts'
import { toCompileCache } from '../processes/toCompileCache.ts'
import { root } from '../settings/settings.ts'
import type { ControlBody } from './answerControl.ts'
import { askCluster } from './askCluster.ts'
import { type SolanaDefinition, solanaDefinitions } from './definitions.ts'
import { planKeys } from './plan.ts'

/** A Solana cluster that this run of the sandbox has started. */
export type SolanaCluster = SolanaDefinition & {
  /**
   * JSON-RPC URL of the cluster. With `ws:` instead of `http:`, it is the URL for subscriptions.
   */
  readonly rpcUrl: string
  /** Mint of the test token GOLD, of which each development account has some. */
  readonly goldMint: string
}

/** The two Solana clusters of a sandbox run, and the commands to them. */
export type Solana = {
  readonly clusters: readonly [SolanaCluster, SolanaCluster]
  readonly runner: Runner
  /**
   * Sends a control command to a Solana cluster. Pages cannot do so, because they do not know the
   * secret.
   *
   * @throws {ClusterRefusedError} The cluster rejects the command, or cannot be reached.
   */
  readonly command: (cluster: SolanaCluster, body: ControlBody) => Promise<unknown>
}

export type CreateSolanaOptions = {
  readonly folder: string
  readonly ports: readonly [main: number, devnet: number]
  /** Addresses that get SOL and GOLD when a cluster is created. */
  readonly owners: readonly string[]
  readonly context: ChildContext
}

/** Name of the sandbox's service that runs both Solana clusters. */
export const solanaService = 'solana'

/**
 * Creates the service with both Solana clusters. They share one process; their state is stored
 * beside that of the other chains.
 */
export function createSolana({ folder, ports, owners, context }: CreateSolanaOptions): Solana {
  const controlSecret = randomBytes(24).toString('base64url')
  const toCluster = (definition: SolanaDefinition, port: number): SolanaCluster => ({
    ...definition,
    rpcUrl: `http://127.0.0.1:${port}`,
    goldMint: planKeys.goldMint.address,
  })
  const [main, devnet] = solanaDefinitions
  const toSetting = ({ name }: SolanaDefinition, index: 0 | 1) => ({
    name,
    port: ports[index],
    stateFile: join(folder, 'chains', `${name}.json`),
  })
  const settings = {
    clusters: [toSetting(main, 0), toSetting(devnet, 1)],
    owners,
    controlSecret,
  }
  return {
    clusters: [toCluster(main, ports[0]), toCluster(devnet, ports[1])],
    runner: createProgramRunner({
      name: solanaService,
      title: 'Solana, main and devnet (sandbox)',
      args: ['--conditions=source', join(root, 'tools/sandbox/src/solana/main.ts')],
      env: {
        LATCHKEY_SOLANA: JSON.stringify(settings),
        // Compiling the unchanged code would take half of the start time.
        ...toCompileCache(folder),
      },
      // The service is ready when the second cluster answers, because its port opens last.
      ready: { port: ports[1], path: '/health', host: '127.0.0.1' },
      context,
    }),
    command: (cluster, body) => askCluster(cluster.rpcUrl, { controlSecret, body }),
  }
}
