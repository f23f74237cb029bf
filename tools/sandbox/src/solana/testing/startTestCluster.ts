import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import { Connection, Keypair } from '@solana/web3.js'
import { type SolanaDefinition, solanaDefinitions } from '../definitions.ts'
import { type Cluster, startCluster } from '../startCluster.ts'

export type TestCluster = {
  readonly connection: Connection
  readonly cluster: Cluster
  readonly url: string
  readonly controlSecret: string
  /** Folder in which the cluster saves its state. */
  readonly folder: string
  /** Development accounts of the test cluster, which have SOL and GOLD. */
  readonly keys: readonly [Keypair, Keypair, ...Keypair[]]
  /** Stops the Solana cluster and starts it again from its saved state. */
  readonly restart: () => Promise<TestCluster>
  readonly stop: () => Promise<void>
}

/** Returns the keys of the development accounts as key pairs of `@solana/web3.js`. */
export function createTestKeys(): readonly [Keypair, Keypair, ...Keypair[]] {
  const [first, second, ...rest] = createAccounts().map(({ solana }) =>
    Keypair.fromSeed(Buffer.from(solana.secretKey.slice(2), 'hex')),
  )
  return [first ?? Keypair.generate(), second ?? Keypair.generate(), ...rest]
}

type Options = {
  readonly definition?: SolanaDefinition
  readonly folder?: string
  readonly slotMs?: number
}

/**
 * Starts a Solana cluster in a temporary folder for tests. By default its slots only advance on
 * command or by transactions.
 */
export async function startTestCluster(options: Options = {}): Promise<TestCluster> {
  const { definition = solanaDefinitions[1], slotMs = 0 } = options
  const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'latchkey-solana-'))
  const keys = createTestKeys()
  const controlSecret = 'a secret of the tests'
  const cluster = await startCluster({
    definition,
    port: 0,
    stateFile: join(folder, `${definition.name}.json`),
    owners: keys.map(({ publicKey }) => publicKey.toBase58()),
    controlSecret,
    slotMs,
  })
  const url = `http://127.0.0.1:${cluster.port}`
  const connection = new Connection(url, {
    commitment: 'confirmed',
    wsEndpoint: `ws://127.0.0.1:${cluster.port}`,
  })
  return {
    ...{ connection, cluster, url, controlSecret, folder, keys },
    restart: async () => {
      await cluster.stop()
      return startTestCluster({ ...options, folder })
    },
    stop: async () => {
      await cluster.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
