import type { AddressInfo } from 'node:net'
import { createClusterServer } from './createClusterServer.ts'
import type { SolanaDefinition } from './definitions.ts'
import { createLedger, type Ledger } from './ledger/createLedger.ts'
import { seedLedger } from './ledger/seedLedger.ts'
import { readLedgerFile, writeLedgerFile } from './ledgerFile.ts'

/** Milliseconds between slots of a Solana cluster, as on the real clusters. */
const SLOT_MS = 400
/**
 * Delay in milliseconds before the state of a Solana cluster is saved, so that several transactions
 * are saved together.
 */
const SAVE_DELAY_MS = 500

export type StartClusterOptions = {
  readonly definition: SolanaDefinition
  /** Port of the Solana cluster; 0 selects a free port. */
  readonly port: number
  /** File that keeps the Solana cluster's state across restarts. */
  readonly stateFile: string
  /** Addresses that get SOL and GOLD when the cluster is created. */
  readonly owners: readonly string[]
  readonly controlSecret: string
  /** Milliseconds between slots; 0 if slots only advance on command or by transactions. */
  readonly slotMs?: number
}

export type Cluster = {
  readonly port: number
  readonly ledger: Ledger
  /** Saves the state and stops the Solana cluster. */
  readonly stop: () => Promise<void>
}

function openLedger({ stateFile, owners }: StartClusterOptions): Ledger {
  const saved = readLedgerFile(stateFile)
  const ledger = createLedger({ saved, now: Date.now })
  if (!saved) seedLedger(ledger, owners)
  return ledger
}

function createAutosave(ledger: Ledger, stateFile: string) {
  let timer: NodeJS.Timeout | undefined
  const save = () => {
    clearTimeout(timer)
    timer = undefined
    writeLedgerFile(stateFile, ledger.save())
  }
  const stopWatching = ledger.subscribe(({ executed }) => {
    // A slot without a transaction causes no save.
    if (executed) timer ??= setTimeout(save, SAVE_DELAY_MS)
  })
  return { save, stopWatching }
}

/**
 * Starts a Solana cluster: its ledger, its server, and the timer of its slots.
 *
 * @throws {LedgerFileError} The saved state is broken.
 */
export async function startCluster(options: StartClusterOptions): Promise<Cluster> {
  const { definition, stateFile, controlSecret, slotMs = SLOT_MS } = options
  const ledger = openLedger(options)
  const { save, stopWatching } = createAutosave(ledger, stateFile)
  save()
  const { server, close } = createClusterServer({ definition, ledger, controlSecret })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen({ host: '127.0.0.1', port: options.port }, resolve)
  })
  const slots = slotMs > 0 ? setInterval(() => ledger.advance(1), slotMs) : undefined
  const address: AddressInfo | string | null = server.address()
  return {
    port: typeof address === 'object' && address ? address.port : options.port,
    ledger,
    stop: async () => {
      clearInterval(slots)
      stopWatching()
      save()
      await close()
    },
  }
}
