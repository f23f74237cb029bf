import {
  closeServer,
  createDirectoryService,
  createFaults,
  createGateway,
  type Faults,
  listen,
  startTestCluster,
  startTestRelay,
  type TestRelay,
} from '@latchkey/sandbox/faults/testing'

export const serviceNames = ['relay', 'directory', 'rpc'] as const
export type ServiceName = (typeof serviceNames)[number]

/** Services that no fault schedule changes, so that all schedules share them. */
export type SharedServices = {
  readonly ports: { readonly directory: number; readonly rpc: number }
  readonly stop: () => Promise<void>
}

/** Starts the wallet directory and a Solana cluster, which all fault schedules share. */
export async function startSharedServices(): Promise<SharedServices> {
  const directory = createDirectoryService({ walletOrigin: 'http://wallet.latchkey.localhost' })
  const url = await directory.listen({ host: '127.0.0.1', port: 0 })
  const cluster = await startTestCluster()
  return {
    ports: { directory: Number(new URL(url).port), rpc: Number(new URL(cluster.url).port) },
    stop: async () => {
      await directory.close()
      await cluster.stop()
    },
  }
}

/**
 * The services of one fault schedule. Its relay and its faults are separate from those of other
 * schedules.
 */
export type Services = {
  readonly urls: Readonly<Record<ServiceName, string>>
  readonly relay: TestRelay
  readonly faults: Faults
  readonly stop: () => Promise<void>
}

/**
 * Starts a WalletConnect relay for a fault schedule, and a gateway between the page and all
 * services.
 */
export async function startServices(
  shared: SharedServices,
  random: () => number,
): Promise<Services> {
  const relay = await startTestRelay({ redeliverAfterMs: 100 })
  const faults = createFaults(random)
  const ports = { ...shared.ports, relay: Number(new URL(relay.url).port) }
  const sites = serviceNames.map((name) => ({
    name,
    getRoute: () => ({
      target: { port: ports[name], getState: () => 'running' as const },
      faultsOf: name,
    }),
  }))
  const gateway = createGateway({ port: 4100, sites, faults })
  const doors = sites.map((site) => gateway.createDoor(site))
  const [relayPort, directoryPort, rpcPort] = await Promise.all(
    doors.map((door) => listen(door, { port: 0, variable: 'none' })),
  )
  return {
    urls: {
      relay: `ws://127.0.0.1:${relayPort}`,
      directory: `http://127.0.0.1:${directoryPort}`,
      rpc: `http://127.0.0.1:${rpcPort}`,
    },
    relay,
    faults,
    stop: async () => {
      // Refuses all traffic first. Closing the gateway alone would leave WebSockets open, because
      // they are no HTTP connections any more.
      for (const name of serviceNames) faults.set(name, { delayMs: 0, dropRate: 0, refuse: true })
      await Promise.all(doors.map(closeServer))
      await relay.stop()
    },
  }
}
