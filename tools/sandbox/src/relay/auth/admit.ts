import type { IncomingMessage } from 'node:http'
import { parseToken, type TokenPayload } from './parseToken.ts'

export type AdmitOptions = {
  readonly projectIds: readonly string[]
  /**
   * URLs of this relay that clients' tokens may name. Loopback URLs with any port are valid too.
   */
  readonly urls: readonly string[]
  readonly isOriginAllowed: (origin: string) => boolean
  /** Current time in Unix milliseconds. */
  readonly now: number
}

/**
 * Result of a client's handshake with the WalletConnect relay: ids of client and project, or the
 * reason for a rejection in the wording of the public relay (wire §2).
 */
export type Admission =
  | { readonly clientId: string; readonly projectId: string }
  | { readonly refusal: string }

/** Maximum clock difference in seconds between a client and the relay (S-137). */
const toleranceSeconds = 300

const isLoopback = ({ hostname }: URL) => hostname === '127.0.0.1' || hostname === 'localhost'

function isAudience(aud: string, urls: readonly string[]): boolean {
  if (!URL.canParse(aud)) return false
  const url = new URL(aud)
  if (url.protocol !== 'ws:' && url.protocol !== 'wss:') return false
  return isLoopback(url) || urls.some((own) => new URL(own).host === url.host)
}

function findFault({ aud, iat, exp }: TokenPayload, options: AdmitOptions): string | undefined {
  const seconds = options.now / 1_000
  if (!isAudience(aud, options.urls)) return 'JWT validation error: Invalid audience'
  if (iat > seconds + toleranceSeconds) return 'JWT validation error: JWT Token is not yet valid'
  if (exp < seconds) return 'JWT validation error: JWT Token is expired'
  return undefined
}

/**
 * Admits or rejects a client's connection to the WalletConnect relay, by the URL and headers of its
 * handshake.
 */
export function admit(request: IncomingMessage, options: AdmitOptions): Admission {
  const { searchParams } = new URL(request.url ?? '/', 'ws://relay')
  const projectId = searchParams.get('projectId') ?? ''
  if (!options.projectIds.includes(projectId)) return { refusal: 'Unauthorized: invalid key' }
  const { origin } = request.headers
  if (origin !== undefined && !options.isOriginAllowed(origin))
    return { refusal: 'Unauthorized: origin not allowed' }
  const token = parseToken(searchParams.get('auth') ?? '')
  if (!token) return { refusal: 'JWT validation error: Invalid token' }
  const fault = findFault(token, options)
  return fault ? { refusal: fault } : { clientId: token.iss, projectId }
}
