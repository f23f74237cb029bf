import fc from 'fast-check'
import { expect, test } from 'vitest'
import { getAccount } from '../account/getAccount.ts'
import { closeModal } from '../guide/closeModal.ts'
import { loginAddresses } from '../testing/createLoginHandlers.ts'
import { createTestKit, type TestKit } from '../testing/createTestKit.ts'
import { type FakeLoginFrame, fakeLoginFrame, startFrame } from '../testing/fakeLoginFrame.ts'
import { settle } from '../testing/settle.ts'
import { disconnect } from '../wallets/disconnect.ts'
import { connectEmail } from './email/connectEmail.ts'
import { getEmailWait } from './email/getEmailWait.ts'
import { submitEmailCode } from './email/submitEmailCode.ts'
import { isAuthConnected } from './isAuthConnected.ts'

/** A step that a user can take at any time, sensible or not. */
type Step =
  | { readonly do: 'email'; readonly email: string }
  | { readonly do: 'code'; readonly code: string }
  | { readonly do: 'leave' }
  | { readonly do: 'disconnect' }
  | { readonly do: 'wait'; readonly ms: number }

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('email' as const),
    email: fc.constantFrom('player@example.com', 'other@example.com', 'nobody'),
  }),
  fc.record({
    do: fc.constant('code' as const),
    code: fc.constantFrom('123456', '123456', '000000'),
  }),
  fc.constant({ do: 'leave' as const }),
  fc.constant({ do: 'disconnect' as const }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.constantFrom(500, 10_000, 30_000) }),
)

type World = {
  readonly kit: TestKit
  readonly frame: FakeLoginFrame
  settled: number
  begun: number
}

function watch(world: World, running: Promise<unknown>): void {
  world.begun += 1
  const count = () => {
    world.settled += 1
  }
  running.then(count, count)
}

function take(world: World, next: Step): void {
  const { kit } = world
  if (next.do === 'email') watch(world, connectEmail(kit, { email: next.email }))
  if (next.do === 'code') watch(world, submitEmailCode(kit, { code: next.code }))
  if (next.do === 'leave') {
    kit.modal.send({ type: 'open', page: { view: 'EmailLogin' }, connected: false })
    closeModal(kit)
  }
  if (next.do === 'disconnect') watch(world, disconnect(kit))
  if (next.do === 'wait') kit.test.clock.advance(next.ms)
}

/** Asserts the invariants that hold while no request is pending. */
function check({ kit }: World): void {
  const account = getAccount(kit)
  const stored = kit.ports.storage.getItem('@appkit-wallet/EMAIL_LOGIN_USED_KEY')
  const connected = isAuthConnected(kit)
  expect(stored).toBe(connected ? 'true' : null)
  expect(account.status).toBe(connected ? 'connected' : 'disconnected')
  expect(account.isConnected).toBe(connected)
  if (connected) {
    expect(account.address).toBe(loginAddresses.eoa)
    expect(account.user?.email).toBe(kit.ports.storage.getItem('@appkit-wallet/EMAIL'))
    expect(kit.wallets.size).toBe(1)
  } else expect(kit.wallets.size).toBe(0)
  const wait = getEmailWait(kit)
  expect(wait).toBeGreaterThanOrEqual(0)
  expect(wait).toBeLessThanOrEqual(30)
}

test('K-AUTH-07, K-AUTH-15b, K-AUTH-15d: steps in any order settle; state and storage agree', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.record({ step, calm: fc.boolean() }), { minLength: 1, maxLength: 14 }),
      async (steps) => {
        const frame = fakeLoginFrame()
        const kit = createTestKit({ frame })
        const world: World = { kit, frame, settled: 0, begun: 0 }
        for (const { step: next, calm } of steps) {
          take(world, next)
          if (!calm) continue
          await startFrame(kit)
          check(world)
        }
        await startFrame(kit)
        expect(world.settled).toBe(world.begun)
        check(world)
        kit.test.stop()
        expect(frame.page.nodes).toHaveLength(0)
      },
    ),
    { numRuns: 40 },
  )
})

test('S-133c: of several simultaneous logins the last one connects', async () => {
  const kit = createTestKit({ frame: fakeLoginFrame() })
  const first = connectEmail(kit, { email: 'player@example.com' })
  const second = connectEmail(kit, { email: 'other@example.com' })
  await expect(first).rejects.toMatchObject({ code: 'attempt_superseded' })
  await startFrame(kit)
  expect(await second).toBe('otp')
  await settle()
  await submitEmailCode(kit, { code: '123456' })
  expect(getAccount(kit).user?.email).toBe('other@example.com')
})
