import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import { planContracts } from '../chains/contracts.ts'
import { createChain } from '../chains/createChain.ts'
import { chainDefinitions } from '../chains/definitions.ts'
import { findAnvil } from '../chains/findAnvil.ts'
import type { LocalChain } from '../chains/LocalChain.ts'
import type { Log } from '../processes/createLog.ts'
import { findFreePorts } from '../processes/findFreePorts.ts'
import type { Runner } from '../processes/Service.ts'

/** A log of the sandbox that discards all of its lines, for tests. */
export const silentLog: Log = { write: () => {}, getTail: () => [], close: () => {} }

export type TestChain = {
  readonly chain: LocalChain
  readonly stateFile: string
  /** Starts the chain, for the first time or again after a stop. */
  readonly runner: Runner
  readonly removeFolder: () => Promise<void>
}

/** Prepares an EVM chain in a temporary folder for tests. The caller starts it by its runner. */
export async function prepareTestChain(): Promise<TestChain> {
  const [definition] = chainDefinitions
  const accounts = createAccounts()
  const plan = planContracts(accounts)
  const [port = 0] = await findFreePorts(1)
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-chain-'))
  const stateFile = join(folder, 'chain.state')
  const runner = createChain({
    definition,
    binary: findAnvil(),
    port,
    plan,
    payer: accounts.at(-1) ?? accounts[0],
    stateFile,
    context: { log: silentLog, onSpawn: () => {}, onExit: () => {} },
  })
  const chain = {
    ...definition,
    rpcUrl: `http://127.0.0.1:${port}`,
    contracts: plan.contracts,
  }
  const removeFolder = () => rm(folder, { recursive: true, force: true })
  return { chain, stateFile, runner, removeFolder }
}
