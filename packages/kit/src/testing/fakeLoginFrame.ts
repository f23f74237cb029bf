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
  /** Whether a user is logged in when the fake frame is created. */
  readonly loggedIn?: boolean
  readonly mode?: FakeFrameMode
  /** Message handlers that replace those of `createLoginHandlers`. */
  readonly handlers?: Partial<FrameHandlers>
}

/** A fake secure frame that records the requests of the kit. */
export type FakeLoginFrame = FakeFrame & {
  readonly requests: readonly { readonly name: string; readonly payload: unknown }[]
  /** Returns the names of the requests so far, except those that start the frame. */
  readonly getNames: () => readonly string[]
  readonly isLoggedIn: () => boolean
}

const startNames = ['SYNC_DAPP_DATA', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'SYNC_THEME']

/**
 * Creates a fake secure frame in which the code `123456` logs a user in. Pass it to
 * `createTestKit({ frame })`.
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

/**
 * Waits until the fake secure frame accepts requests, half a second after it has reported that it
 * is ready.
 */
export async function startFrame(kit: TestKit): Promise<void> {
  await Promise.all([import('@latchkey/bridge/host'), import('../log.ts')])
  await settle()
  kit.test.clock.advance(framePostReadyMs)
  await settle()
}
