import type { FrameHandlers } from '@latchkey/bridge/frame'
import { createFakeFrame, type FakeFrame, type FakeFrameMode } from '@latchkey/bridge/testing'
import { framePostReadyMs } from '@latchkey/core'
import {
  createLoginHandlers,
  type LoginHandlersOptions,
  type LoginMemory,
} from './createLoginHandlers.ts'
import type { TestKit } from './createTestKit.ts'
import { settle } from './settle.ts'

export type FakeLoginFrameOptions = LoginHandlersOptions & {
  readonly email?: string
  /** Whether a user is logged in at the start. */
  readonly loggedIn?: boolean
  readonly mode?: FakeFrameMode
  /** Handlers that replace the defaults. */
  readonly handlers?: Partial<FrameHandlers>
}

/** A fake secure frame with a record of its requests. */
export type FakeLoginFrame = FakeFrame & {
  readonly requests: readonly { readonly name: string; readonly payload: unknown }[]
  /** Names of the requests so far, without those of the frame's start. */
  readonly getNames: () => readonly string[]
  readonly isLoggedIn: () => boolean
}

const startNames = ['SYNC_DAPP_DATA', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'SYNC_THEME']

/**
 * Creates a secure frame whose login accepts the code `123456`. Pass it to `createTestKit({ frame
 * })`.
 */
export function fakeLoginFrame(options: FakeLoginFrameOptions = {}): FakeLoginFrame {
  const { email = 'player@example.com', loggedIn = false, mode } = options
  const memory: LoginMemory = { loggedIn, email, pending: email }
  const requests: { readonly name: string; readonly payload: unknown }[] = []
  const all = { ...createLoginHandlers(memory, options), ...options.handlers }
  const recorded = Object.entries(all).map(([name, handler]) => [
    name,
    (payload: unknown, context: unknown) => {
      requests.push({ name, payload })
      return Reflect.apply(handler, undefined, [payload, context])
    },
  ])
  const frame = createFakeFrame({
    handlers: Object.fromEntries(recorded),
    ...(mode && { mode }),
  })
  return {
    ...frame,
    requests,
    getNames: () => requests.map(({ name }) => name).filter((name) => !startNames.includes(name)),
    isLoggedIn: () => memory.loggedIn,
  }
}

/** Waits until the frame is usable, which is half a second after it has reported ready. */
export async function startFrame(kit: TestKit): Promise<void> {
  await Promise.all([import('@latchkey/bridge/host'), import('../log.ts')])
  await settle()
  kit.test.clock.advance(framePostReadyMs)
  await settle()
}
