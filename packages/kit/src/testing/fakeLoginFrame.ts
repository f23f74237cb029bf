import type { FrameHandlers } from '@latchkey/bridge/frame'
import { createFakeFrame, type FakeFrame, type FakeFrameMode } from '@latchkey/bridge/testing'
import { BaseError, framePostReadyMs } from '@latchkey/core'
import type { TestKit } from './createTestKit.ts'
import { settle } from './settle.ts'

type EmailAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

export type FakeLoginFrameOptions = {
  /** What comes after an e-mail address. Default a code. */
  readonly action?: EmailAction
  /** The code that is taken. Default `123456`. */
  readonly code?: string
  readonly email?: string
  readonly userName?: string
  /** EVM chains with smart accounts. Default none. */
  readonly smartNetworks?: readonly number[]
  /** Whether somebody is logged in at the start. */
  readonly loggedIn?: boolean
  readonly mode?: FakeFrameMode
  /** In place of the answers above. */
  readonly handlers?: Partial<FrameHandlers>
}

/** A frame of a test, and what it was asked for, in order: `name payload`. */
export type FakeLoginFrame = FakeFrame & {
  readonly requests: readonly { readonly name: string; readonly payload: unknown }[]
  /** Names of the requests so far, without those of the frame's start. */
  readonly getNames: () => readonly string[]
  readonly isLoggedIn: () => boolean
}

/** Accounts of the one who logs in. */
export const loginAddresses = {
  eoa: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  smartAccount: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  solana: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
} as const

const startNames = ['SYNC_DAPP_DATA', 'GET_SMART_ACCOUNT_ENABLED_NETWORKS', 'SYNC_THEME']

/** Answers with an error, in these words. For handlers of a test too. */
export function refuseAsFrame(message: string): never {
  throw new BaseError(message, { code: 'frame_error' })
}

type Memory = { loggedIn: boolean; email: string; pending: string }
type UserPayload =
  | {
      readonly chainId?: string | number | undefined
      readonly preferredAccountType?: string | undefined
    }
  | undefined

function toUser({ email }: Memory, payload: UserPayload) {
  const { chainId = 1, preferredAccountType: type = 'eoa' } = payload ?? {}
  const { eoa, smartAccount, solana } = loginAddresses
  if (typeof chainId === 'string') return { email, address: solana, chainId }
  return {
    email,
    address: type === 'smartAccount' ? smartAccount : eoa,
    chainId,
    preferredAccountType: type,
    accounts: [
      { address: eoa, type: 'eoa' as const },
      { address: smartAccount, type: 'smartAccount' as const },
    ],
  }
}

function createHandlers(memory: Memory, options: FakeLoginFrameOptions): Partial<FrameHandlers> {
  const { action = 'VERIFY_OTP', code = '123456', userName = 'player' } = options
  const login = async (payload: UserPayload) => {
    memory.loggedIn = true
    return toUser(memory, payload)
  }
  const takeCode = async ({ otp }: { readonly otp: string }) => {
    if (otp !== code) refuseAsFrame('Invalid code')
    return undefined
  }
  return {
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: async () => ({
      smartAccountEnabledNetworks: [...(options.smartNetworks ?? [])],
    }),
    SYNC_DAPP_DATA: async () => undefined,
    SYNC_THEME: async () => undefined,
    CONNECT_EMAIL: async ({ email }) => {
      memory.email = email
      return { action, ...(action === 'VERIFY_DEVICE' && { deviceNumber: 42 }) }
    },
    CONNECT_DEVICE: async () => undefined,
    CONNECT_OTP: takeCode,
    IS_CONNECTED: async () => ({ isConnected: memory.loggedIn }),
    GET_USER: login,
    GET_SOCIAL_REDIRECT_URI: async ({ provider }) => ({
      uri: `https://id.example/${provider}?state=one`,
    }),
    CONNECT_SOCIAL: async (payload) => ({ ...(await login(payload)), userName }),
    GET_FARCASTER_URI: async () => ({ url: 'https://farcaster.example/connect/one' }),
    CONNECT_FARCASTER: async () => ({ userName }),
    SIGN_OUT: async () => {
      memory.loggedIn = false
      return undefined
    },
    SWITCH_NETWORK: async ({ chainId }) => ({ chainId }),
    SET_PREFERRED_ACCOUNT: async ({ type }) => ({
      type,
      address: type === 'smartAccount' ? loginAddresses.smartAccount : loginAddresses.eoa,
    }),
    RPC_REQUEST: async ({ method }) => (method === 'personal_sign' ? '0xabcd' : '0x1'),
    UPDATE_EMAIL: async ({ email }) => {
      memory.pending = email
      return { action: 'VERIFY_PRIMARY_OTP' }
    },
    UPDATE_EMAIL_PRIMARY_OTP: takeCode,
    UPDATE_EMAIL_SECONDARY_OTP: async (payload) => {
      await takeCode(payload)
      memory.email = memory.pending
      return { newEmail: memory.pending }
    },
    RELOAD: async () => undefined,
  }
}

/** Creates a secure frame that lets somebody in by the code `123456`; give it to `createTestKit({ frame })`. */
export function fakeLoginFrame(options: FakeLoginFrameOptions = {}): FakeLoginFrame {
  const { email = 'player@example.com', loggedIn = false, mode } = options
  const memory: Memory = { loggedIn, email, pending: email }
  const requests: { readonly name: string; readonly payload: unknown }[] = []
  const all = { ...createHandlers(memory, options), ...options.handlers }
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

/** Waits until the frame can be used: it is given half a second after it is ready. */
export async function startFrame(kit: TestKit): Promise<void> {
  await Promise.all([import('@latchkey/bridge/host'), import('../log.ts')])
  await settle()
  kit.test.clock.advance(framePostReadyMs)
  await settle()
}
