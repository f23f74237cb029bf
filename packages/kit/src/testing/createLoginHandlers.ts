import type { FrameHandlers } from '@latchkey/bridge/frame'
import { BaseError } from '@latchkey/core'

type EmailAction = 'VERIFY_DEVICE' | 'VERIFY_OTP' | 'CONNECT'

export type LoginHandlersOptions = {
  /**
   * Next step with which the fake secure frame answers an email address. Default `VERIFY_OTP`: the
   * user enters a code.
   */
  readonly action?: EmailAction
  /** The login code that the fake secure frame accepts. Default `123456`. */
  readonly code?: string
  readonly userName?: string
  /** Chain ids on which the fake secure frame offers smart accounts. Default none. */
  readonly smartNetworks?: readonly number[]
}

/** Account addresses of the user that the fake secure frame logs in. */
export const loginAddresses = {
  eoa: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  smartAccount: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
  solana: '7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV',
} as const

/**
 * Throws an error answer of the fake secure frame with this message. Tests use it in their own
 * message handlers.
 */
export function refuseAsFrame(message: string): never {
  throw new BaseError(message, { code: 'frame_error' })
}

/**
 * State of the fake secure frame: whether a user is logged in, and the email address that waits for
 * a code.
 */
export type LoginMemory = { loggedIn: boolean; email: string; pending: string }
type UserPayload =
  | {
      readonly chainId?: string | number | undefined
      readonly preferredAccountType?: string | undefined
    }
  | undefined

function toUser({ email }: LoginMemory, payload: UserPayload) {
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

/**
 * Creates the message handlers of a fake secure frame whose user has one mailbox and one valid
 * login code.
 */
export function createLoginHandlers(
  memory: LoginMemory,
  options: LoginHandlersOptions,
): Partial<FrameHandlers> {
  const { action = 'VERIFY_OTP', code = '123456', userName = 'player' } = options
  const logIn = () => {
    memory.loggedIn = true
  }
  /** Returns the answer of a wallet request, or throws if no user is logged in. */
  const ofWallet = <answer>(answer: answer): answer => {
    if (!memory.loggedIn) throw new BaseError('Nobody is logged in', { code: 'unauthorized' })
    return answer
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
      if (action === 'CONNECT') logIn()
      return { action, ...(action === 'VERIFY_DEVICE' && { deviceNumber: 42 }) }
    },
    CONNECT_DEVICE: async () => undefined,
    CONNECT_OTP: async (payload) => {
      await takeCode(payload)
      logIn()
      return undefined
    },
    IS_CONNECTED: async () => ({ isConnected: memory.loggedIn }),
    GET_USER: async (payload) => ofWallet(toUser(memory, payload)),
    GET_SOCIAL_REDIRECT_URI: async ({ provider }) => ({
      uri: `https://id.example/${provider}?state=one`,
    }),
    CONNECT_SOCIAL: async (payload) => {
      logIn()
      return { ...toUser(memory, payload), userName }
    },
    GET_FARCASTER_URI: async () => ({ url: 'https://farcaster.example/connect/one' }),
    CONNECT_FARCASTER: async () => {
      logIn()
      return { userName }
    },
    SIGN_OUT: async () => {
      memory.loggedIn = false
      return undefined
    },
    SWITCH_NETWORK: async ({ chainId }) => ({ chainId }),
    SET_PREFERRED_ACCOUNT: async ({ type }) =>
      ofWallet({
        type,
        address: type === 'smartAccount' ? loginAddresses.smartAccount : loginAddresses.eoa,
      }),
    RPC_REQUEST: async ({ method }) => ofWallet(method === 'personal_sign' ? '0xabcd' : '0x1'),
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
