import type { OwnServer } from '../../processes/createServerRunner.ts'
import { findFreePorts } from '../../processes/findFreePorts.ts'
import { type CreateRelayOptions, createRelay, type Relay } from '../createRelay.ts'

export type TestRelay = {
  readonly relay: Relay
  readonly url: string
  readonly stop: () => Promise<void>
  /** After `stop`, starts a server for the same relay again, on the same port. */
  readonly start: () => Promise<void>
}

export const testProjectId = 'latchkey-test'

/** Starts a WalletConnect relay inside the test's process, on a free port. */
export async function startTestRelay({
  port: wanted,
  ...options
}: Partial<CreateRelayOptions> & { readonly port?: number } = {}): Promise<TestRelay> {
  const [free = 0] = wanted ? [wanted] : await findFreePorts(1)
  const port = free
  const relay = createRelay({ projectIds: [testProjectId], urls: [], ...options })
  let server: OwnServer | undefined
  const start = async () => {
    server = relay.createServer()
    await server.listen({ host: '127.0.0.1', port })
  }
  await start()
  return {
    relay,
    url: `ws://127.0.0.1:${port}`,
    start,
    stop: async () => {
      await server?.close()
    },
  }
}
