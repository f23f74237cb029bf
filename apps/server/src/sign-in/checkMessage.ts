import type { SignInData } from '@latchkey/core/sign-in'
import { signInStatement } from '@latchkey/product-api'
import { clockToleranceMs, messageMaxAgeMs } from '../config/constants.ts'
import { readGrant } from './readGrant.ts'
import { toAccountAddress } from './verifySignature.ts'

export type MessageRules = {
  /**
   * Origin of the product's page, from the configuration. It is never read from the message or the
   * Host header.
   */
  readonly publicOrigin: string
  /** CAIP-2 ids of the networks that sign-in accepts. */
  readonly chainIds: readonly string[]
  readonly now: number
}

export type MessageProblem = {
  readonly code: 'invalid_message' | 'clock_skew'
  readonly hint: string
}

type Rule = (data: SignInData, rules: MessageRules) => boolean

const invalid: readonly (readonly [string, Rule])[] = [
  ['domain', ({ domain }, { publicOrigin }) => domain === new URL(publicOrigin).host],
  ['scheme', isServedScheme],
  ['uri', ({ uri }, { publicOrigin }) => isOfOrigin(uri, publicOrigin)],
  ['version', ({ version }) => version === '1'],
  ['chain', ({ chainId }, { chainIds }) => chainIds.includes(chainId)],
  ['address', ({ accountAddress, chainId }) => !!toAccountAddress(accountAddress, chainId)],
  ['statement', isOurStatement],
  ['resources', hasNoUnknownResource],
  ['request id', ({ requestId }) => requestId === undefined],
  ['expirationTime', isNotExpired],
  ['notBefore', isBegun],
]

/**
 * Compares a parsed sign-in message with the values that this server requires (S-81). The nonce is
 * checked separately, when it is consumed.
 *
 * @returns The problem, or `undefined` for a valid message.
 */
export function checkMessage(data: SignInData, rules: MessageRules): MessageProblem | undefined {
  const broken = invalid.find(([, holds]) => !holds(data, rules))
  if (broken)
    return { code: 'invalid_message', hint: `The ${broken[0]} does not match this server.` }
  if (!isRecent(data, rules))
    return { code: 'clock_skew', hint: 'The issue time is too far from the server’s clock.' }
  return undefined
}

function isServedScheme({ scheme }: SignInData, { publicOrigin }: MessageRules): boolean {
  // A message without a scheme means https. For a local page over plain http the scheme may also be
  // missing, because the URI of the message contains it.
  return scheme === undefined || `${scheme}:` === new URL(publicOrigin).protocol
}

function isOfOrigin(uri: string, origin: string): boolean {
  if (!URL.canParse(uri)) return false
  const url = new URL(uri)
  return url.origin === origin && url.username === '' && url.password === ''
}

/**
 * Returns the ReCap resource (ERC-5573) of a sign-in message, which a WalletConnect wallet adds
 * while connecting. Only one such resource is allowed.
 */
function getGrant({ chainId, resources = [] }: SignInData): string | undefined {
  const [resource, ...others] = resources
  if (resource === undefined || others.length > 0 || !chainId.startsWith('eip155:'))
    return undefined
  return readGrant(resource)
}

function isOurStatement(data: SignInData): boolean {
  const grant = getGrant(data)
  return data.statement === (grant ? `${signInStatement} ${grant}` : signInStatement)
}

/**
 * Returns whether all resources of a sign-in message are known. The server requests none, and the
 * user may have signed permissions whose meaning the server cannot read.
 */
function hasNoUnknownResource(data: SignInData): boolean {
  return data.resources === undefined || getGrant(data) !== undefined
}

function isNotExpired({ expirationTime }: SignInData, { now }: MessageRules): boolean {
  return expirationTime === undefined || now < Date.parse(expirationTime) + clockToleranceMs
}

function isBegun({ notBefore }: SignInData, { now }: MessageRules): boolean {
  return notBefore === undefined || Date.parse(notBefore) - clockToleranceMs <= now
}

function isRecent({ issuedAt }: SignInData, { now }: MessageRules): boolean {
  const age = now - Date.parse(issuedAt)
  return age <= messageMaxAgeMs && age >= -clockToleranceMs
}
