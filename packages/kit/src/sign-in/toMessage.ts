import type { CaipNetworkId } from '@latchkey/core'
import { type SignInData, toSignInMessage } from '@latchkey/core/sign-in'
import type { SignInMessage } from '../kit/SignIn.ts'

/** What a message says about its host. */
export type MessageOptions = {
  /** Host with port, as the server expects it: `location.host`. */
  readonly domain: string
  /** Absent means https in the text. */
  readonly scheme?: string
  /** `location.origin`. */
  readonly uri: string
  readonly statement?: string
  readonly resources?: readonly string[]
  /** Lifetime of the sign-in; absent leaves it to who verifies. */
  readonly lifetimeMs?: number
  /** When it begins to count, ISO 8601; absent: at once. */
  readonly notBefore?: string
  /** The host's own name of this request. */
  readonly requestId?: string
}

/** What makes one message unlike any other. */
export type Issued = {
  readonly nonce: string
  /** Epoch milliseconds, by the clock of who verifies (S-137). */
  readonly issuedAt: number
}

/** Builds a message for an account with a nonce (K-SIWX-05). */
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
