import { randomBytes } from 'node:crypto'
import { createSealingKeys, sealBytes } from '@latchkey/frame-api/sealing'
import { createLog, createServiceMetrics } from '@latchkey/service'
import { createTestClock, createTestDestination } from '@latchkey/service/testing'
import { createServer } from '../start/createServer.ts'
import { createTickets } from '../tickets/createTickets.ts'

export const walletId = 'w'.repeat(22)
export const otherWalletId = 'v'.repeat(22)

const toText = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')

type TestHeaders = Readonly<Record<string, string>>
export type TestServerOptions = { readonly delayHours?: number; readonly openDays?: number }

/**
 * Creates a complete service with a clock that the test moves and recorded log lines. Its requests
 * come from the frame server.
 */
export async function createTestServer({ delayHours = 24, openDays = 7 }: TestServerOptions = {}) {
  const { lines, destination } = createTestDestination()
  const clock = createTestClock()
  const keys = await createSealingKeys()
  const token = randomBytes(32)
  const metricsToken = 'a-token-of-thirty-two-characters'
  const app = await createServer({
    config: { trustedProxies: [], metricsToken, token },
    clock,
    log: createLog({ level: 'info', fields: {}, destination }),
    metrics: createServiceMetrics(),
    isReady: async () => true,
    keys,
    tickets: createTickets({ secretKey: randomBytes(32), delayHours, openDays }),
  })
  const authorization = `Bearer ${token.toString('base64url')}`
  const post = (url: string, payload: object, headers: TestHeaders = { authorization }) =>
    app.inject({ method: 'POST', url, payload, headers })
  return {
    app,
    metricsToken,
    clock,
    keys,
    lines,
    post,
    issue: async (thumbprint: string, id = walletId) =>
      (await post('/api/tickets', { walletId: id, thumbprint })).json(),
    /**
     * Encrypts the entropy of a wallet to the key service's public key, as the secure frame does.
     */
    async seal(entropy: Uint8Array<ArrayBuffer>, id = walletId) {
      const purpose = 'secure-frame/escrow/v1'
      const { enc, ct } = await sealBytes(entropy, {
        purpose,
        walletId: id,
        publicKey: keys.publicKey,
      })
      return { enc: toText(enc), ct: toText(ct) }
    },
  }
}

export type TestServer = Awaited<ReturnType<typeof createTestServer>>
