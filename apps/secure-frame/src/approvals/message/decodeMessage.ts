import type { SignInData } from '@latchkey/core/sign-in'
import { walletProofPrefix } from '@latchkey/frame-api'
import { base58 } from '@scure/base'
import { bytesToHex, hexToBytes, isHex } from 'viem'
import { messages } from '../../messages/messages.ts'
import { InvalidRequestError } from '../../requests/InvalidRequestError.ts'
import { RequestRefusedError } from '../../requests/RequestRefusedError.ts'
import { readList, readObject, readText } from '../../requests/read.ts'
import type { SigningRequest } from '../../requests/SigningRequest.ts'
import { parseMessage } from '../../solana/parseMessage.ts'
import { parseTransaction } from '../../solana/parseTransaction.ts'
import { checkAccount } from '../evm/readSession.ts'
import type { Decoded, Note } from '../model/Decoded.ts'
import { type Row, toStep } from '../model/Step.ts'
import { codeRow, textRow } from '../model/values.ts'
import { checkSignIn } from './checkSignIn.ts'
import { readServiceMessage } from './readServiceMessage.ts'
import { toVisibleText } from './toVisibleText.ts'

export type DecodeMessageOptions = {
  /** Unix time in milliseconds, with which the times in messages are compared. */
  readonly now: number
  readonly nameZones?: readonly string[] | undefined
}

/**
 * Decodes `personal_sign`.
 *
 * @throws {RequestRefusedError} A sign-in message for another site, account, network or time (S-53).
 */
export function decodePersonalSign(
  request: SigningRequest,
  options: DecodeMessageOptions,
): Decoded {
  const [message, account] = readList(request.params, 'params')
  checkAccount(request, account)
  return decodeBytes(readPersonalMessage(readText(message, 'the message')), request, options)
}

/**
 * Returns the bytes that `personal_sign` signs. Hex text is decoded; other text is encoded as
 * UTF-8.
 */
export function readPersonalMessage(text: string): Uint8Array {
  return isHex(text) && text.length % 2 === 0 ? hexToBytes(text) : new TextEncoder().encode(text)
}

/**
 * Decodes `solana_signMessage`. Solana signs messages and transactions in the same way, so a
 * message that is a valid transaction is rejected.
 *
 * @throws {RequestRefusedError} A transaction in disguise, or a sign-in message for another site.
 */
export function decodeSolanaMessage(
  request: SigningRequest,
  options: DecodeMessageOptions,
): Decoded {
  const { message, pubkey } = readObject(request.params, 'params')
  if (pubkey !== undefined && readText(pubkey, 'pubkey') !== request.account)
    throw new RequestRefusedError('wrong_account')
  const bytes = readBase58(readText(message, 'the message'))
  if (parses(() => parseMessage(bytes)) || parses(() => parseTransaction(bytes)))
    throw new RequestRefusedError('transaction_as_message')
  return decodeBytes(bytes, request, options)
}

function readBase58(text: string): Uint8Array {
  try {
    return base58.decode(text)
  } catch {
    throw new InvalidRequestError({ hint: 'the message is not base58' })
  }
}

function parses(parse: () => unknown): boolean {
  try {
    parse()
    return true
  } catch {
    return false
  }
}

function decodeBytes(
  bytes: Uint8Array,
  request: SigningRequest,
  { now, nameZones = [] }: DecodeMessageOptions,
): Decoded {
  const hex = bytesToHex(bytes)
  const raw = [{ label: messages.labels.messageInHex, text: hex }]
  const text = toText(bytes)
  if (text === undefined) {
    const step = toStep({ action: 'sign-message', doubt: { reason: 'binary' } })
    return { steps: [step], rows: [], notes: ['not_text'], raw, message: { hex } }
  }
  // Rejects texts with the prefix of the wallet's own proofs. An attacker with such a signature and
  // access to the owner's mailbox could archive the wallet immediately (S-36).
  if (text.startsWith(walletProofPrefix)) throw new RequestRefusedError('wallet_proof')
  const service = readServiceMessage(text, request, { now, nameZones })
  if (service) {
    const { step, notes } = service
    return { steps: [step], rows: [], notes, raw, message: { text, hex } }
  }
  const signIn = checkSignIn(text, request, now)
  const notes: Note[] = []
  if (signIn === 'marked') notes.push('sign_in_phrase')
  if (toVisibleText(text).some((part) => part.hidden)) notes.push('hidden_characters')
  const isSignIn = signIn !== undefined && signIn !== 'marked'
  const step = toStep({
    action: isSignIn ? 'sign-in' : 'sign-message',
    rows: isSignIn ? toSignInRows(signIn) : [],
  })
  return {
    steps: [step],
    rows: [],
    notes,
    raw,
    message: { text, hex },
    ...(isSignIn && { signIn }),
  }
}

function toText(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function toSignInRows(data: SignInData): readonly Row[] {
  return [
    codeRow(messages.labels.site, data.domain),
    ...(data.statement === undefined ? [] : [textRow(messages.labels.itSays, data.statement)]),
    ...(data.resources ?? []).map((resource) => textRow(messages.labels.resource, resource)),
    ...(data.expirationTime === undefined
      ? []
      : [codeRow(messages.labels.ends, data.expirationTime)]),
  ]
}
