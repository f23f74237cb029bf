import * as fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { walletChanges, wallets } from '../db/schema.ts'
import { sweep } from '../server/sweep.ts'
import { findSession } from '../sessions/sessions.ts'
import type { TestDevice } from '../testing/createTestDevice.ts'
import { enrol } from '../testing/createTestWallet.ts'
import { useTestServer } from '../testing/useTestServer.ts'
import { beginChange } from './beginChange.ts'
import { listUserChanges } from './ownedChanges.ts'
import { undoChange } from './undoChange.ts'

// Prevents timeouts on a machine that runs other suites at the same time.
vi.setConfig({ testTimeout: 120_000 })

const at = useTestServer()
const hour = 3_600_000

/**
 * Actions of an attacker who has the mailbox (`thief`) and of an owner who has the wallet, in any
 * order.
 */
const Deed = fc.oneof(
  fc.constantFrom('thief archives', 'thief writes rubbish', 'thief follows the newest link'),
  fc.constantFrom('thief makes a wallet', 'owner changes the code', 'owner stops', 'sweep'),
  fc.integer({ min: 1, max: 26 }),
)

async function readSession(device: TestDevice) {
  const token = device.browser.cookies.get('__Host-frame') ?? ''
  const now = at.server.clock.now()
  const session = await findSession(at.db, { token, thumbprint: device.thumbprint }, now)
  return session ?? expect.unreachable('nobody is signed in')
}

async function createParties(email: string) {
  const [owner, thief] = [await at.server.openDevice(), await at.server.openDevice()]
  await owner.signIn(email)
  const { walletId, wallet, record } = await enrol(owner)
  at.server.clock.advance(31_000)
  await thief.signIn(email)
  const codes = new Set([record])
  const { context } = at.server

  async function ask(device: TestDevice, kind: 'archive' | 'code', text?: string) {
    const proof = device === owner ? await wallet.proveOpened(owner, walletId, kind) : undefined
    const next = text === undefined ? {} : { record: text, backedUp: false }
    await beginChange(context, await readSession(device), { walletId, kind, next, proof })
  }

  const list = async () => listUserChanges(context, await readSession(owner))

  async function restore(id: string) {
    const proof = await wallet.proveOpened(owner, walletId, 'restore')
    const answer = await owner.post(`/api/wallet-changes/${id}/restore`, { proof })
    expect(answer.statusCode).toBe(200)
  }

  const readOwn = async () => (await at.db.select().from(wallets)).find(({ id }) => id === walletId)

  const deeds = {
    'thief archives': () => ask(thief, 'archive'),
    'thief writes rubbish': () => ask(thief, 'code', 'UlVCQklTSA'),
    'thief follows the newest link': () =>
      undoChange(context, { token: at.server.mail.readToken(email), browser: 'x' }),
    'thief makes a wallet': () => enrol(thief),
    async 'owner changes the code'() {
      const code = `TkVX${codes.size}`
      codes.add(code)
      await ask(owner, 'code', code)
    },
    async 'owner stops'() {
      for (const { id, state } of await list()) {
        if (state === 'waiting') await owner.post(`/api/wallet-changes/${id}/stop`)
      }
    },
    sweep: () => sweep(at.db, at.server.clock.now()),
  }

  return {
    deeds,
    /**
     * Checks after every action that the share of the wallet is available, and that one recovery
     * code of the owner is valid or can be restored.
     */
    async expectKept() {
      const share = await owner.post(`/api/wallet/${walletId}/share`, { purpose: 'use' })
      expect(share.statusCode).toBe(200)
      const rows = await at.db.select().from(walletChanges)
      const kept = rows.flatMap(({ before }) => before?.record ?? [])
      expect([(await readOwn())?.record ?? '', ...kept].some((text) => codes.has(text))).toBe(true)
    },
    /**
     * Checks at the end that the owner can restore wallet and recovery code with only a proof of
     * the opened wallet.
     */
    async expectBroughtBack() {
      const away = (await list()).find(
        (change) =>
          change.walletId === walletId && change.kind === 'archive' && change.state === 'done',
      )
      if (away) await restore(away.id)
      const rows = await at.db.select().from(walletChanges)
      const isOwned = (id: string) =>
        codes.has(rows.find((row) => row.id === id)?.before?.record ?? '')
      const code = (await readOwn())?.record ?? ''
      const earlier = (await list()).find(({ id, state }) => state === 'done' && isOwned(id))
      if (!codes.has(code)) await restore(earlier?.id ?? '')
      const own = await readOwn()
      expect(own?.state).toBe('active')
      expect(codes.has(own?.record ?? '')).toBe(true)
    },
  }
}

test('S-36c, S-36g: a thief with the mailbox never takes share, wallet or code from the owner', async () => {
  let person = 0
  const run = async (order: readonly (string | number)[]) => {
    person += 1
    const { deeds, expectKept, expectBroughtBack } = await createParties(`p${person}@example.test`)
    for (const deed of order) {
      if (typeof deed === 'number') at.server.clock.advance(deed * hour)
      // A refused action changes nothing. Actions are refused at a limit or when nothing is
      // pending.
      else await Promise.resolve(deeds[deed as keyof typeof deeds]()).catch(() => undefined)
      await expectKept()
    }
    await expectBroughtBack()
  }
  // The first order is an attack that succeeded in an earlier version. Random orders follow.
  await run(['thief writes rubbish', 'thief archives', 25, 'thief makes a wallet', 'sweep'])
  const orders = fc.array(Deed, { minLength: 3, maxLength: 8 })
  await fc.assert(fc.asyncProperty(orders, run), { numRuns: 12, endOnFailure: true })
})
