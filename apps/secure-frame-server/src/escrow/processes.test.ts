import { randomBytes } from 'node:crypto'
import { deriveSealingKeys } from '@latchkey/frame-api/sealing'
import { createProgramRunner } from '@latchkey/service/testing'
import { afterEach, expect, test, vi } from 'vitest'
import { releases } from '../db/schema.ts'
import { createKeyService } from '../key-service/createKeyService.ts'
import { createTestRecovery, sealCopy } from '../testing/createTestRecovery.ts'
import { createTestServer } from '../testing/createTestServer.ts'
import { enrol } from '../testing/createTestWallet.ts'
import { codeOf, useTestServer } from '../testing/useTestServer.ts'

const at = useTestServer()
const [secret, token] = [randomBytes(32), randomBytes(32)]
const ann = 'ann@example.test'

const programs = createProgramRunner(new URL('../../../key-service/src/', import.meta.url))
afterEach(programs.killAll)

/** Runs the key service as a separate process. */
async function startKeyService(delayHours: string) {
  const { listening, readOutput } = programs.run('main.ts', {
    PORT: '0',
    SECRET_KEY: secret.toString('base64'),
    TOKEN: token.toString('base64'),
    DELAY_HOURS: delayHours,
  })
  return { url: await listening, readOutput }
}

/**
 * Starts a server with the key service, a wallet with a copy and a waiting device. Both use the
 * machine's clock.
 */
async function startWaiting(delayHours: string) {
  const service = await startKeyService(delayHours)
  const keys = await deriveSealingKeys(Uint8Array.from(secret))
  const publicKey = Buffer.from(keys.publicKey).toString('base64url')
  const keyService = createKeyService({ url: service.url, publicKey, token })
  const server = await createTestServer({ db: at.db, keyService, start: Date.now() - 31_000 })
  const device = await server.openDevice()
  await device.signIn(ann)
  const { wallet, walletId } = await enrol(device)
  const entropy = Uint8Array.from(randomBytes(16))
  const copy = await sealCopy(entropy, { walletId, publicKey })
  const proof = await wallet.proveOpened(device, walletId, 'escrow')
  await device.post(`/api/wallet/${walletId}/escrow`, { ...copy, proof })
  server.clock.advance(31_000)
  const recovery = await createTestRecovery(server, { device, walletId, email: ann })
  expect((await recovery.begin()).statusCode).toBe(200)
  return { ...recovery, entropy, readOutput: service.readOutput }
}

const slow = 120_000

test(
  'S-26: both services together release what was put, to the device alone',
  async () => {
    const { take, open, entropy, readOutput } = await startWaiting('0')
    // Even with a delay of 0 a ticket opens at the next whole second.
    const [row] = await at.db.select().from(releases)
    await vi.waitUntil(() => row && Date.now() >= row.opensAt.getTime(), { timeout: 10_000 })
    expect(await open((await take()).json())).toEqual(entropy)
    expect(codeOf(await take())).toBe('not_found')
    expect(readOutput()).not.toContain(Buffer.from(entropy).toString('hex'))
  },
  slow,
)

test(
  'S-26: the process that has the key refuses before the wait is over',
  async () => {
    const { take, read } = await startWaiting('24')
    expect((await read()).state).toBe('waiting')
    expect(codeOf(await take())).toBe('release_too_early')
  },
  slow,
)
