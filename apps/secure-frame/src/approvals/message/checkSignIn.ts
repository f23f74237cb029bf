import { parseUrl } from '@latchkey/core'
import { parseSignInMessage, type SignInData } from '@latchkey/core/sign-in'
import { RequestRefusedError } from '../../requests/RequestRefusedError.ts'
import type { SigningRequest } from '../../requests/SigningRequest.ts'
import { clockToleranceMs } from '../clockTolerance.ts'
import { toPlainText } from './toVisibleText.ts'

const phrase = 'wants you to sign in with your'
const oldest = 10 * 60_000

/**
 * Checks whether a text is a sign-in message, and whether it names the requesting site (S-53).
 * Returns `marked` for a text with a sign-in message's typical phrase but not its format.
 *
 * @throws {RequestRefusedError} The sign-in is for another site, account, network or time.
 */
export function checkSignIn(
  text: string,
  request: SigningRequest,
  now: number,
): SignInData | 'marked' | undefined {
  if (!toPlainText(text).includes(phrase)) return undefined
  const data = parse(text)
  if (!data) return 'marked'
  checkSite(data, request.origin)
  const own = data.accountAddress
  const same = request.caipNetworkId.startsWith('eip155:')
    ? own.toLowerCase() === request.account.toLowerCase()
    : own === request.account
  if (!same) throw new RequestRefusedError('wrong_account')
  if (data.chainId !== request.caipNetworkId) throw new RequestRefusedError('wrong_chain')
  checkTimes(data, now)
  return data
}

function parse(text: string): SignInData | undefined {
  try {
    return parseSignInMessage(text)
  } catch {
    return undefined
  }
}

/**
 * Throws unless the message's domain and URI have the scheme, host and port of the requesting
 * origin.
 */
function checkSite({ scheme, domain, uri }: SignInData, origin: string): void {
  const asking = new URL(origin)
  const named = toOrigin(`${scheme ?? asking.protocol.slice(0, -1)}://${domain}`)
  if (named !== asking.origin || toOrigin(uri) !== asking.origin)
    throw new RequestRefusedError('wrong_domain')
}

/**
 * Returns the origin of a URL. Returns `undefined` if the text is not a URL, or contains a user
 * name before the host.
 */
function toOrigin(text: string): string | undefined {
  const url = parseUrl(text)
  return url?.username || url?.password ? undefined : url?.origin
}

function checkTimes(data: SignInData, now: number): void {
  const issued = Date.parse(data.issuedAt)
  const ends = data.expirationTime === undefined ? now : Date.parse(data.expirationTime)
  const begins = data.notBefore === undefined ? now : Date.parse(data.notBefore)
  const fits =
    issued >= now - oldest &&
    issued <= now + clockToleranceMs &&
    begins <= now + clockToleranceMs &&
    ends >= now - clockToleranceMs
  if (!fits) throw new RequestRefusedError('wrong_time')
}
