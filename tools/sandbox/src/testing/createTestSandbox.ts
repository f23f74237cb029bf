import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import { createBitcoinChain } from '../bitcoin/createBitcoinChain.ts'
import type { LocalChain } from '../chains/LocalChain.ts'
import { createFaults } from '../gateway/createFaults.ts'
import type { Trap } from '../gateway/Trap.ts'
import { createFarcaster } from '../identity/farcaster/createFarcaster.ts'
import { createIdentityFaults } from '../identity/IdentityFault.ts'
import { createMailbox } from '../mail/createMailbox.ts'
import { createMarket } from '../market/createMarket.ts'
import type { Service, ServiceState } from '../processes/Service.ts'
import { createRelay } from '../relay/createRelay.ts'
import type { Sandbox } from '../sandbox/Sandbox.ts'
import { createSolana } from '../solana/createSolana.ts'
import { createManifest } from '../start/createManifest.ts'
import { silentLog } from './startTestChain.ts'

function createTestService(name: string): Service {
  let state: ServiceState = 'running'
  const enter = (next: ServiceState) => async () => {
    state = next
  }
  return {
    name,
    getStatus: () => ({ name, title: `The ${name}`, state, since: 0, restarts: 0 }),
    start: enter('running'),
    stop: enter('stopped'),
    kill: enter('killed'),
    restart: enter('running'),
  }
}

/** Creates a fake relay to which no client is connected. */
function createTestRelay(): Sandbox['relay'] {
  const relay = createRelay({ projectIds: ['test'], urls: [] })
  return {
    getReport: async () => relay.getReport(),
    setFault: async (fault) => relay.setFault(fault),
    disconnect: async () => relay.disconnect(),
  }
}

/** Creates a fake clock of the product server that no server uses. */
function createTestClock(): Sandbox['serverClock'] {
  let aheadSeconds = 0
  return {
    move: (seconds) => {
      aheadSeconds += seconds
      return aheadSeconds
    },
  }
}

export type TestSandboxOptions = {
  readonly chain: LocalChain
  readonly controlPort: number
  readonly walletUrl?: string
  readonly solanaPorts?: readonly [number, number]
}

/**
 * Creates a fake sandbox with a single chain for tests. Its services only record the calls that
 * they get.
 */
export function createTestSandbox(options: TestSandboxOptions): Sandbox {
  const { chain, controlPort, walletUrl = 'http://127.0.0.1:1' } = options
  const state: { trap: Trap | undefined } = { trap: undefined }
  const bitcoin = createBitcoinChain({ port: 1, stateFile: '', accounts: [] })
  const solana = createSolana({
    folder: '',
    ports: options.solanaPorts ?? [1, 1],
    owners: [],
    context: { log: silentLog, onSpawn: () => {}, onExit: () => {} },
  })
  return {
    manifest: createManifest({
      settings: { port: 4100, controlPort, folder: '', fresh: false, dev: false },
      chains: [chain],
      bitcoin,
      solana,
      accounts: createAccounts(),
      doors: new Map([
        ['api', 9001],
        ['status', 9002],
      ]),
      smtpPort: 9006,
      token: 'a-token-of-this-start-0123456789ab',
    }),
    chains: [chain],
    bitcoin,
    solana,
    services: new Map(['api', 'wallet'].map((name) => [name, createTestService(name)])),
    faults: createFaults(() => 0),
    trap: {
      get: () => state.trap,
      set: (trap) => {
        state.trap = trap
      },
    },
    log: silentLog,
    relay: createTestRelay(),
    mailbox: createMailbox(() => 0),
    identityFaults: createIdentityFaults(),
    market: createMarket(''),
    serverClock: createTestClock(),
    farcaster: createFarcaster('http://id.test/farcaster', () => 0),
    wallet: { url: walletUrl, secret: 'wallet-secret' },
  }
}
