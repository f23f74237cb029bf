import { randomBytes } from 'node:crypto'
import { rmSync } from 'node:fs'
import type { Server } from 'node:http'
import { join } from 'node:path'
import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import { createBitcoinAccounts } from '../bitcoin/accounts.ts'
import { createBitcoinChain } from '../bitcoin/createBitcoinChain.ts'
import { createControlService } from '../control/createControlService.ts'
import { createFaults } from '../gateway/createFaults.ts'
import { createGateway } from '../gateway/createGateway.ts'
import type { Trap } from '../gateway/Trap.ts'
import { closeServer, listen, toListenError } from '../http/listen.ts'
import { createFarcaster } from '../identity/farcaster/createFarcaster.ts'
import { createIdentityFaults } from '../identity/IdentityFault.ts'
import { createMailbox } from '../mail/createMailbox.ts'
import { createMarket } from '../market/createMarket.ts'
import type { ChildContext } from '../processes/ChildContext.ts'
import { createLog } from '../processes/createLog.ts'
import { createReaper } from '../processes/createReaper.ts'
import { createServerRunner } from '../processes/createServerRunner.ts'
import { createSandboxRelay } from '../relay/createRelayRunner.ts'
import type { Sandbox } from '../sandbox/Sandbox.ts'
import { createServerClock, toServerClockFile } from '../services/createServerClock.ts'
import { writeManifest } from '../settings/manifest.ts'
import { type Settings, toServiceUrl } from '../settings/settings.ts'
import { createSolana } from '../solana/createSolana.ts'
import { prepareFolder } from '../state/prepareFolder.ts'
import { createRunRecord, endLastRun } from '../state/runFile.ts'
import { createStatusService } from '../status/createStatusService.ts'
import { createManifest } from './createManifest.ts'
import { createPorts, type Ports } from './createPorts.ts'
import { createServices } from './createServices.ts'
import { createSites } from './createSites.ts'

export type StartedSandbox = {
  readonly sandbox: Sandbox
  /** Sentence that names the services which cannot run, and why; `undefined` if all can. */
  readonly absent: string | undefined
  readonly stop: () => Promise<void>
}

type Cleanup = () => unknown

const toSecret = () => randomBytes(24).toString('base64url')

function createTrap(): Sandbox['trap'] {
  let current: Trap | undefined
  return {
    get: () => current,
    set: (trap) => {
      current = trap
    },
  }
}

/**
 * Prepares a sandbox run before its first child process: state folder, log, reaper (which ends
 * left-over processes), and record of the run.
 */
async function createContext(settings: Settings, cleanups: Cleanup[]) {
  await endLastRun(settings.folder)
  prepareFolder(settings.folder, settings)
  const log = createLog(join(settings.folder, 'logs'))
  const record = createRunRecord(settings.folder, settings.port)
  const reaper = createReaper()
  cleanups.push(log.close, record.close, reaper.close, () =>
    rmSync(join(settings.folder, 'manifest.json'), { force: true }),
  )
  return {
    log,
    onSpawn: (name: string, pid: number) => {
      reaper.add(pid)
      record.add(name, pid)
    },
    onExit: (pid: number) => {
      reaper.remove(pid)
      record.remove(pid)
    },
  }
}

async function openDoors(
  gateway: ReturnType<typeof createGateway>,
  sites: ReturnType<typeof createSites>,
  open: (server: Server, port: number) => Promise<number>,
): Promise<ReadonlyMap<string, number>> {
  const doors = await Promise.all(
    sites.map(async (site) => [site.name, await open(gateway.createDoor(site), 0)] as const),
  )
  return new Map(doors)
}

type OwnPartsOptions = {
  readonly settings: Settings
  readonly ports: Ports
  readonly accounts: ReturnType<typeof createAccounts>
  readonly context: ChildContext
}

/**
 * Creates the state that survives when a server inside the sandbox's process is stopped and
 * started.
 */
function createOwnParts({ settings, ports, accounts, context }: OwnPartsOptions) {
  return {
    relay: createSandboxRelay({ settings, port: ports.relay, context }),
    mailbox: createMailbox(Date.now),
    identityFaults: createIdentityFaults(),
    farcaster: createFarcaster(`${toServiceUrl('id', settings.port)}/farcaster`, Date.now),
    market: createMarket(join(settings.folder, 'market.json')),
    serverClock: createServerClock(toServerClockFile(settings.folder)),
    bitcoin: createBitcoinChain({
      port: ports.bitcoin,
      stateFile: join(settings.folder, 'chains', 'bitcoin.json'),
      accounts: createBitcoinAccounts(accounts),
    }),
    solana: createSolana({
      folder: settings.folder,
      ports: ports.solana,
      owners: accounts.map((account) => account.solana.address),
      context,
    }),
  }
}

async function startParts(
  settings: Settings,
  cleanups: Cleanup[],
  progress: (line: string) => void,
): Promise<Omit<StartedSandbox, 'stop'>> {
  const context = await createContext(settings, cleanups)
  const ports = await createPorts()
  const [accounts, trap, walletSecret] = [createAccounts(), createTrap(), toSecret()]
  const own = createOwnParts({ settings, ports, accounts, context })
  const statusRunner = createServerRunner({
    name: 'status',
    title: 'Status page',
    port: ports.status,
    create: () => createStatusService(sandbox),
  })
  const { services, chains, absent } = createServices({
    settings,
    ports,
    accounts,
    walletSecret,
    ...own,
    getTrap: trap.get,
    statusRunner,
    context,
  })
  const faults = createFaults(Math.random)
  const sites = createSites({ services, ports, getTrap: trap.get })
  const gateway = createGateway({ port: settings.port, sites, faults })
  const open = (server: Server, port: number) => {
    cleanups.push(() => closeServer(server))
    return listen(server, { port, variable: 'LATCHKEY_PORT' })
  }
  await open(gateway.server, settings.port)
  const doors = await openDoors(gateway, sites, open)
  const manifest = createManifest({
    settings,
    chains,
    bitcoin: own.bitcoin,
    solana: own.solana,
    accounts,
    doors,
    smtpPort: ports.smtp,
    token: toSecret(),
  })
  const sandbox: Sandbox = {
    manifest,
    chains,
    ...own,
    services,
    faults,
    trap,
    log: context.log,
    wallet: { url: `http://127.0.0.1:${ports.wallet}`, secret: walletSecret },
  }
  await startControl(sandbox, settings, cleanups)
  await startServices(sandbox, cleanups, progress)
  writeManifest(settings.folder, manifest)
  return { sandbox, absent }
}

async function startControl(
  sandbox: Sandbox,
  { controlPort }: Settings,
  cleanups: Cleanup[],
): Promise<void> {
  const control = createControlService(sandbox)
  cleanups.push(() => control.close())
  await control.listen({ host: '127.0.0.1', port: controlPort }).catch((cause: unknown) => {
    throw toListenError(cause, { port: controlPort, variable: 'LATCHKEY_CONTROL_PORT' })
  })
}

async function startServices(
  { services }: Sandbox,
  cleanups: Cleanup[],
  progress: (line: string) => void,
): Promise<void> {
  const all = [...services.values()]
  cleanups.push(() => Promise.allSettled(all.map((service) => service.stop())))
  await Promise.all(
    all.map(async (service) => {
      const from = performance.now()
      await service.start()
      const seconds = ((performance.now() - from) / 1_000).toFixed(1)
      progress(`${service.getStatus().title} is up (${seconds} s)`)
    }),
  )
}

/**
 * Starts all services of the sandbox. If one cannot start, the others are stopped.
 *
 * @throws {StartError} Its message is one sentence for the developer at the terminal.
 */
export async function startSandbox(
  settings: Settings,
  progress: (line: string) => void,
): Promise<StartedSandbox> {
  const cleanups: Cleanup[] = []
  const stop = async () => {
    // Cleans up in reverse order: services first, then their loopback servers, and the log last.
    for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
  }
  try {
    return { ...(await startParts(settings, cleanups, progress)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
