import type { CaipNetworkId } from '@latchkey/core'
import { type SignInData, toSignInMessage } from '@latchkey/core/sign-in'
import type { SignInMessage } from '../kit/SignIn.ts'

/** Fields of a sign-in message that describe the app. */
export type MessageOptions = {
  /** Host with port of the page, as the server expects it: `location.host`. */
  readonly domain: string
  /** Scheme of the page's URL, e.g. `http`. If absent, verifiers assume https. */
  readonly scheme?: string
  /** Origin of the page: `location.origin`. */
  readonly uri: string
  readonly statement?: string
  readonly resources?: readonly string[]
  /** Lifetime of the sign-in in milliseconds. If absent, the verifier decides. */
  readonly lifetimeMs?: number
  /** Start of the message's validity, ISO 8601. Default: immediately. */
  readonly notBefore?: string
  /** The app's own id of this sign-in request. */
  readonly requestId?: string
}

/** Fields that make a sign-in message unique: the nonce and the time. */
export type Issued = {
  readonly nonce: string
  /** Time of the message in epoch milliseconds, by the clock of the verifying server (S-137). */
  readonly issuedAt: number
}

/** Builds the sign-in message of an account (K-SIWX-05). */
export function toMessage(
  options: MessageOptions,
  account: { readonly accountAddress: string; readonly chainId: CaipNetworkId },
  { nonce, issuedAt }: Issued,
): SignInMessage {
  const { domain, scheme, uri, statement, resources, lifetimeMs } = options
  const { notBefore, requestId } = options
  const data: SignInData = {
    domain,
    uri,
    version: '1',
    nonce,
    accountAddress: account.accountAddress,
    chainId: account.chainId,
    issuedAt: new Date(issuedAt).toISOString(),
    ...(scheme && { scheme }),
    ...(statement && { statement }),
    ...(resources && { resources }),
    ...(lifetimeMs && { expirationTime: new Date(issuedAt + lifetimeMs).toISOString() }),
    ...(notBefore && { notBefore }),
    ...(requestId && { requestId }),
  }
  return { ...data, toString: () => toSignInMessage(data) }
}
