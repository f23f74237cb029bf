import { BaseError } from '@latchkey/core'
import { ServiceUnavailableError } from '@latchkey/core/contract'
import {
  getSession,
  redeemSocial,
  resendMail,
  type Session,
  type SocialProvider,
  signOut,
  startEmail,
  startFarcaster,
  startSocial,
  submitEmailCode,
  waitForDevice,
  waitForFarcaster,
} from '@latchkey/frame-api'
import type { FrameServer } from '../server/FrameServer.ts'
import { pollUntil } from '../server/pollUntil.ts'
import { NoLoginOpenError, SendTooSoonError } from './errors.ts'
import { readReference } from './readReference.ts'

export type LoginOptions = { readonly signal?: AbortSignal | undefined }

export type EmailStep = {
  readonly action: 'CONNECT' | 'VERIFY_OTP' | 'VERIFY_DEVICE'
  /** Shown in the app and typed on the mailed page (S-42). */
  readonly deviceNumber?: number
}

export type StartOptions = LoginOptions & { readonly origin: string }

export type EmailOptions = StartOptions & {
  /** The host says that it shows the number of a device (S-42). */
  readonly showsDeviceNumber?: boolean | undefined
}

/** Who is signed in at this device, and the ways to become so. One login is open at a time. */
export type Login = {
  /** Begins a login by e-mail; asked again for the same address it sends the mail again. */
  readonly startEmail: (email: string, options: EmailOptions) => Promise<EmailStep>
  /** Waits for the approval of the mailed link: with its number it signs in, else the code of the same mail does. */
  readonly waitForDevice: (options: LoginOptions) => Promise<void>
  readonly submitCode: (code: string, options: LoginOptions) => Promise<Session>
  /** Where the pop-up of a provider starts. */
  readonly startSocial: (provider: SocialProvider, options: StartOptions) => Promise<string>
  /** Ends a social login with the address that the pop-up handed over. */
  readonly redeemSocial: (resultUri: string, options: LoginOptions) => Promise<Session>
  readonly startFarcaster: (options: StartOptions) => Promise<string>
  readonly waitForFarcaster: (options: LoginOptions) => Promise<Session>
  /** Asks the server; `null` is a definitive answer. */
  readonly readSession: (options: LoginOptions) => Promise<Session | null>
  readonly signOut: (options: LoginOptions) => Promise<void>
}

export type CreateLoginParameters = {
  readonly server: FrameServer
  readonly projectId: string
  /** Origin of this document: where results of providers come from. */
  readonly frameOrigin: string
}

type OpenEmail = {
  readonly email: string
  readonly transactionId: string
  readonly step: EmailStep
}

/** Makes the login of one document. */
export function createLogin(parameters: CreateLoginParameters): Login {
  const { server, projectId, frameOrigin } = parameters
  const open: { email: OpenEmail | undefined; farcaster: string | undefined } = {
    email: undefined,
    farcaster: undefined,
  }

  async function sendAgain({ transactionId, step, email }: OpenEmail, options: LoginOptions) {
    const sent = await server.call(resendMail, { transactionId }, options)
    const { deviceNumber = step.deviceNumber } = sent
    const next = { ...step, ...(deviceNumber !== undefined && { deviceNumber }) }
    open.email = { email, transactionId: sent.transactionId, step: next }
    return next
  }

  async function begin(email: string, options: EmailOptions): Promise<EmailStep> {
    const { origin, showsDeviceNumber = false, signal } = options
    const input = { projectId, origin, email, showsDeviceNumber }
    const begun = await server.call(startEmail, input, { signal })
    if (begun.action === 'CONNECT') {
      open.email = undefined
      return { action: 'CONNECT' }
    }
    const { action, transactionId } = begun
    const deviceNumber = begun.action === 'VERIFY_DEVICE' ? begun.deviceNumber : undefined
    const step: EmailStep = { action, ...(deviceNumber !== undefined && { deviceNumber }) }
    open.email = { email, transactionId, step }
    return step
  }

  const requireEmail = () => {
    if (!open.email) throw new NoLoginOpenError()
    return open.email
  }

  const readSession = async ({ signal }: LoginOptions) =>
    (await server.call(getSession, {}, { signal })).session

  return {
    async startEmail(email, options) {
      const again = open.email?.email === email ? open.email : undefined
      try {
        return again ? await sendAgain(again, options) : await begin(email, options)
      } catch (error) {
        if (again && hasCode(error, 'transaction_over')) return begin(email, options)
        throw toSendError(error)
      }
    },
    async waitForDevice({ signal }) {
      const { email, transactionId } = requireEmail()
      const ask = () => server.call(waitForDevice, { transactionId }, { signal })
      const approved = await pollUntil(ask, signal)
      open.email =
        approved.state === 'connected'
          ? undefined
          : { email, transactionId: approved.transactionId, step: { action: 'VERIFY_OTP' } }
    },
    async submitCode(code, { signal }) {
      const { transactionId } = requireEmail()
      const { session } = await server.call(submitEmailCode, { transactionId, code }, { signal })
      open.email = undefined
      return session
    },
    async startSocial(provider, { origin, signal }) {
      return (await server.call(startSocial, { projectId, origin, provider }, { signal })).uri
    },
    async redeemSocial(resultUri, { signal }) {
      const reference = readReference(resultUri, frameOrigin)
      return (await server.call(redeemSocial, { reference }, { signal })).session
    },
    async startFarcaster({ origin, signal }) {
      const begun = await server.call(startFarcaster, { projectId, origin }, { signal })
      open.farcaster = begun.transactionId
      return begun.url
    },
    async waitForFarcaster({ signal }) {
      const transactionId = open.farcaster
      if (transactionId === undefined) throw new NoLoginOpenError()
      const ask = () => server.call(waitForFarcaster, { transactionId }, { signal })
      const { session } = await pollUntil(ask, signal)
      open.farcaster = undefined
      return session
    },
    readSession,
    async signOut({ signal }) {
      open.email = undefined
      open.farcaster = undefined
      await server.call(signOut, {}, { signal })
    },
  }
}

const hasCode = (error: unknown, code: string) => error instanceof BaseError && error.code === code

/** The server's own number of seconds is the one shown (S-41). */
export function toSendError(error: unknown): unknown {
  if (!(error instanceof ServiceUnavailableError) || error.reason !== 'send_too_soon') return error
  const seconds = Math.ceil((error.retryAfterMs ?? 30_000) / 1000)
  return new SendTooSoonError({ seconds, cause: error })
}
