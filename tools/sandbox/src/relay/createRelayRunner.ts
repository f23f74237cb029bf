import { join } from 'node:path'
import type { Runner } from '../processes/Service.ts'
import { createServerRunner } from '../services/createServerRunner.ts'
import { projectIds, type Settings, toServiceUrl } from '../settings.ts'
import { createRelay, type Relay } from './createRelay.ts'

/** `ws://relay.latchkey.localhost:4100`. */
export const toRelayUrl = (port: number) => toServiceUrl('relay', port).replace(/^http/, 'ws')

const isOwnOrigin = (origin: string) =>
  /^https?:\/\/([a-z0-9-]+\.)*(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin) ||
  /^chrome-extension:\/\/[a-p]{32}$/.test(origin)

/** Makes the relay of this sandbox; pages of this machine and its wallet extension may use it. */
export function createSandboxRelay({ port, folder }: Settings): Relay {
  return createRelay({
    projectIds,
    urls: [toRelayUrl(port)],
    isOriginAllowed: isOwnOrigin,
    stateFile: join(folder, 'relay', 'mailbox.json'),
  })
}

/** The WalletConnect relay, as `relay.`. */
export function createRelayRunner(options: {
  readonly relay: Relay
  readonly port: number
}): Runner {
  const { relay, port } = options
  return createServerRunner({
    name: 'relay',
    title: 'WalletConnect relay',
    port,
    create: relay.createServer,
  })
}
