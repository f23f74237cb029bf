import type { CaipNetworkId } from '@latchkey/core'
import { type SignInData, toSignInMessage } from '@latchkey/core/sign-in'
import type { SignInMessage } from '../kit/SignIn.ts'

/** Fields of a sign-in message that describe the host. */
export type MessageOptions = {
  /** Host with port, as the server expects it: `location.host`. */
  readonly domain: string
  /** URL scheme. If absent, verifiers assume https. */
  readonly scheme?: string
  /** Origin of the page: `location.origin`. */
  readonly uri: string
  readonly statement?: string
  readonly resources?: readonly string[]
  /** Lifetime of the sign-in in milliseconds. If absent, the verifier decides. */
  readonly lifetimeMs?: number
  /** Start of the validity, ISO 8601. Default: immediately. */
  readonly notBefore?: string
  /** The host's own id of this request. */
  readonly requestId?: string
}

/** Fields that make a message unique. */
export type Issued = {
  readonly nonce: string
  /** Epoch milliseconds by the verifier's clock (S-137). */
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
