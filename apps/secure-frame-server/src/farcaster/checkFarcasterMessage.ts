import { recoverMessageAddress } from 'viem'
import { parseSiweMessage } from 'viem/siwe'
import { clockToleranceMs, farcasterLifetimeMs } from '../config/constants.ts'
import { FrameRefusal } from '../errors/FrameRefusal.ts'
import type { FarcasterChannel, SignedLogin } from './FarcasterChannel.ts'

const statements = ['Farcaster Auth', 'Farcaster Connect']
const opMainnet = 10

export type Expected = {
  readonly nonce: string
  readonly publicOrigin: string
  readonly now: number
}

/**
 * Verifies a signed Farcaster login (S-45). The message must have this server's nonce, domain and
 * URI and be recent. The address in the message must have signed it and be the custody address of
 * the named account.
 *
 * @returns The account's number.
 * @throws {FrameRefusal} `farcaster_refused`, `provider_unreachable`.
 */
export async function checkFarcasterMessage(
  channel: FarcasterChannel,
  { message, signature }: SignedLogin,
  expected: Expected,
): Promise<string> {
  const { address, fid } = readMessage(message, expected)
  // If the signature cannot be parsed, the signer is `undefined` and the login is rejected below.
  const signer = await recoverMessageAddress({ message, signature }).catch(() => undefined)
  if (signer !== address) throw new FrameRefusal('farcaster_refused', { hint: 'Signature' })
  const account = await channel.readAccountOf(address)
  if (account === 0n || String(account) !== fid) {
    throw new FrameRefusal('farcaster_refused', { hint: 'Custody' })
  }
  return fid
}

function readMessage(message: string, { nonce, publicOrigin, now }: Expected) {
  const parsed = parseSiweMessage(message)
  const { address, domain, uri, chainId, statement, version, issuedAt } = parsed
  const fid = /^farcaster:\/\/fid\/([1-9][0-9]{0,18})$/.exec(parsed.resources?.[0] ?? '')?.[1]
  const time = issuedAt?.getTime() ?? Number.NaN
  const isExpected =
    parsed.nonce === nonce &&
    domain === new URL(publicOrigin).host &&
    uri === `${publicOrigin}/sdk` &&
    chainId === opMainnet &&
    version === '1' &&
    statements.includes(statement ?? '')
  const isInTime =
    Math.abs(time - now) <= farcasterLifetimeMs + clockToleranceMs && isCurrent(parsed, now)
  if (!isExpected || !isInTime || !address || !fid || parsed.resources?.length !== 1) {
    throw new FrameRefusal('farcaster_refused', { hint: 'Message' })
  }
  return { address, fid }
}

function isCurrent(
  {
    notBefore,
    expirationTime,
  }: { notBefore?: Date | undefined; expirationTime?: Date | undefined },
  now: number,
): boolean {
  const begun = notBefore === undefined || notBefore.getTime() <= now + clockToleranceMs
  const open = expirationTime === undefined || expirationTime.getTime() > now - clockToleranceMs
  return begun && open
}
