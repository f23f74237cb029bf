import { BaseError } from '@latchkey/core'
import { ServiceUnavailableError } from '@latchkey/core/contract'
import type { Session, SocialProvider } from '@latchkey/frame-api'
import {
  getSession,
  redeemSocial,
  resendMail,
  signOut,
  startEmail,
  startFarcaster,
  startSocial,
  submitEmailCode,
  waitForDevice,
  waitForFarcaster,
} from '@latchkey/frame-api/endpoints'
import type { LoginSignIn } from '../approvals/createLoginSignIn.ts'
import type { FrameClient } from '../client/FrameClient.ts'
import { pollUntil } from '../client/pollUntil.ts'
import { NoLoginOpenError, SendTooSoonError } from './errors.ts'
import { readReference } from './readReference.ts'

export type LoginOptions = { readonly signal?: AbortSignal | undefined }

export type EmailStep = {
  readonly action: 'CONNECT' | 'VERIFY_OTP' | 'VERIFY_DEVICE'
  /** Number that the app shows. The user types it on the page that the mail links to (S-42). */
  readonly deviceNumber?: number
}

export type StartOptions = LoginOptions & { readonly origin: string }

export type EmailOptions = StartOptions & {
  /** Whether the host has declared that it shows the device number (S-42). */
  readonly showsDeviceNumber?: boolean | undefined
}

/** The login methods and the session of this device. At most one login is in progress. */
export type Login = {
  /** Starts a login by email. Calling it again with the same address sends another mail. */
  readonly startEmail: (email: string, options: EmailOptions) => Promise<EmailStep>
  /**
   * Waits until the user approves the link in the mail. If a device number was shown, the approval
   * completes the sign-in. Otherwise the user enters the code from the same mail.
   */
  readonly waitForDevice: (options: LoginOptions) => Promise<void>
  readonly submitCode: (code: string, options: LoginOptions) => Promise<Session>
  /** Starts a social login and returns the URL for the provider's pop-up. */
  readonly startSocial: (provider: SocialProvider, options: StartOptions) => Promise<string>
  /** Completes a social login with the result URL that the pop-up returned. */
  readonly redeemSocial: (resultUri: string, options: LoginOptions) => Promise<Session>
  readonly startFarcaster: (options: StartOptions) => Promise<string>
  readonly waitForFarcaster: (options: LoginOptions) => Promise<Session>
  /**
   * Reads the session from the server. Returns `null` only if the server reports that the user is
   * signed out.
   */
  readonly readSession: (options: LoginOptions) => Promise<Session | null>
  readonly signOut: (options: LoginOptions) => Promise<void>
}

export type CreateLoginParameters = {
  readonly client: FrameClient
  readonly projectId: string
  /** Origin of the frame. Results from social providers must come from this origin. */
  readonly frameOrigin: string
  /**
   * Records the host's origin when the user starts a login. Mails and provider windows show that
   * origin.
   */
  readonly loginSignIn: Pick<LoginSignIn, 'begin' | 'end'>
  /**
   * Called when the server reports another session than before: renewed by a login, of another user
   * or email address, or ended.
   */
  readonly onSessionChanged: () => void
}

type OpenEmail = {
  readonly origin: string
  readonly email: string
  readonly transactionId: string
  readonly step: EmailStep
}

/** Logins in progress in this document, at most one by email, one by Farcaster and one by a social provider. */
type Open = {
  email: OpenEmail | undefined
  farcaster: { readonly transactionId: string; readonly origin: string } | undefined
  social: { readonly origin: string } | undefined
}

/** Creates the login functions of one document of the frame. */
export function createLogin(parameters: CreateLoginParameters): Login {
  const { client, projectId, frameOrigin, loginSignIn, onSessionChanged } = parameters
  const open: Open = { email: undefined, farcaster: undefined, social: undefined }

  async function sendAgain(
    { transactionId, step, email, origin }: OpenEmail,
    options: LoginOptions,
  ) {
    const sent = await client.call(resendMail, { transactionId }, options)
    const { deviceNumber = step.deviceNumber } = sent
    const next = { ...step, ...(deviceNumber !== undefined && { deviceNumber }) }
    open.email = { email, origin, transactionId: sent.transactionId, step: next }
    return next
  }

  async function begin(email: string, options: EmailOptions): Promise<EmailStep> {
    const { origin, showsDeviceNumber = false, signal } = options
    const input = { projectId, origin, email, showsDeviceNumber }
    const begun = await client.call(startEmail, input, { signal })
    if (begun.action === 'CONNECT') {
      open.email = undefined
      return { action: 'CONNECT' }
    }
    const { action, transactionId } = begun
    const deviceNumber = begun.action === 'VERIFY_DEVICE' ? begun.deviceNumber : undefined
    const step: EmailStep = { action, ...(deviceNumber !== undefined && { deviceNumber }) }
    open.email = { email, origin, transactionId, step }
    return step
  }

  const requireEmail = () => {
    if (!open.email) throw new NoLoginOpenError()
    return open.email
  }

  let known: string | undefined
  function note<session extends Session | null>(session: session): session {
    const next = session ? [session.userId, session.email, session.signedInAt].join(' ') : ''
    const isChanged = known !== undefined && known !== next
    known = next
    if (isChanged) onSessionChanged()
    return session
  }

  const readSession = async ({ signal }: LoginOptions) =>
    note((await client.call(getSession, {}, { signal })).session)

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
      const { email, origin, transactionId } = requireEmail()
      const ask = () => client.call(waitForDevice, { transactionId }, { signal })
      const approved = await pollUntil(ask, signal)
      if (approved.state === 'connected') {
        open.email = undefined
        loginSignIn.begin(origin)
        return
      }
      const step = { action: 'VERIFY_OTP' } as const
      open.email = { email, origin, transactionId: approved.transactionId, step }
    },
    async submitCode(code, { signal }) {
      const { origin, transactionId } = requireEmail()
      const { session } = await client.call(submitEmailCode, { transactionId, code }, { signal })
      open.email = undefined
      loginSignIn.begin(origin)
      return note(session)
    },
    async startSocial(provider, { origin, signal }) {
      const { uri } = await client.call(startSocial, { projectId, origin, provider }, { signal })
      open.social = { origin }
      return uri
    },
    async redeemSocial(resultUri, { signal }) {
      const reference = readReference(resultUri, frameOrigin)
      const { session } = await client.call(redeemSocial, { reference }, { signal })
      if (open.social) loginSignIn.begin(open.social.origin)
      open.social = undefined
      return note(session)
    },
    async startFarcaster({ origin, signal }) {
      const begun = await client.call(startFarcaster, { projectId, origin }, { signal })
      open.farcaster = { transactionId: begun.transactionId, origin }
      return begun.url
    },
    async waitForFarcaster({ signal }) {
      if (!open.farcaster) throw new NoLoginOpenError()
      const { transactionId, origin } = open.farcaster
      const ask = () => client.call(waitForFarcaster, { transactionId }, { signal })
      const { session } = await pollUntil(ask, signal)
      open.farcaster = undefined
      loginSignIn.begin(origin)
      return note(session)
    },
    readSession,
    async signOut({ signal }) {
      Object.assign(open, { email: undefined, farcaster: undefined, social: undefined })
      loginSignIn.end()
      await client.call(signOut, {}, { signal })
      // The host has requested this change, so it is not notified.
      known = undefined
    },
  }
}

const hasCode = (error: unknown, code: string) => error instanceof BaseError && error.code === code

/**
 * Converts the server's error `send_too_soon` into a `SendTooSoonError` that contains the wait in
 * seconds (S-41). Returns other errors unchanged.
 */
export function toSendError(error: unknown): unknown {
  if (!(error instanceof ServiceUnavailableError) || error.reason !== 'send_too_soon') return error
  const seconds = Math.ceil((error.retryAfterMs ?? 30_000) / 1000)
  return new SendTooSoonError({ seconds, cause: error })
}
