import { fillIn } from '@latchkey/core'
import { base58 } from '@scure/base'
import { messages } from '../../messages/messages.ts'
import { type Step, toStep } from '../model/Step.ts'
import { addressRow, amountRow, codeRow, native } from '../model/values.ts'
import {
  type InstructionDecoder,
  type InstructionView,
  readU32,
  readU64,
} from './InstructionView.ts'
import { recentBlockhashesSysvar, rentSysvar } from './programs.ts'

type Decoder = (data: Uint8Array, accounts: readonly string[]) => Step | undefined

/**
 * Decoders of the system program by instruction number. Each requires an exact length of the data
 * and number of accounts.
 */
const decoders: Readonly<Record<number, Decoder>> = {
  0: (data, [payer, account, ...rest]) =>
    payer && account && rest.length === 0 && data.length === 52
      ? toCreation({ payer, account, amount: readU64(data, 4), owner: toKey(data, 20) })
      : undefined,
  1: (data, [account, ...rest]) =>
    account && rest.length === 0 && data.length === 36
      ? toAssignment(account, toKey(data, 4))
      : undefined,
  2: (data, [from, to, ...rest]) =>
    from && to && rest.length === 0 && data.length === 12
      ? toTransfer(from, to, readU64(data, 4))
      : undefined,
  3: (data, [payer, account, ...rest]) => {
    const seed = readSeed(data, 36)
    if (!payer || !account || rest.length > 1 || !seed || data.length !== seed.end + 48)
      return undefined
    const amount = readU64(data, seed.end)
    return toCreation({ payer, account, amount, owner: toKey(data, seed.end + 16) })
  },
  4: (data, [nonce, sysvar, authority, ...rest]) =>
    nonce && authority && rest.length === 0 && data.length === 4
      ? toNonceUse(nonce, authority, sysvar)
      : undefined,
  5: (data, [nonce, to, sysvar, rent, authority, ...rest]) =>
    nonce && to && authority && rest.length === 0 && data.length === 12
      ? withSysvars(toTransfer(nonce, to, readU64(data, 4)), sysvar, rent)
      : undefined,
  6: (data, [nonce, sysvar, rent, ...rest]) =>
    nonce && rest.length === 0 && data.length === 36
      ? withSysvars(toNonceAuthority(nonce, toKey(data, 4)), sysvar, rent)
      : undefined,
  7: (data, [nonce, authority, ...rest]) =>
    nonce && authority && rest.length === 0 && data.length === 36
      ? toNonceAuthority(nonce, toKey(data, 4))
      : undefined,
  8: (data, [account, ...rest]) =>
    account && rest.length === 0 && data.length === 12
      ? toStep({
          action: 'prepare-account',
          rows: [
            addressRow(messages.labels.account, account),
            codeRow(
              messages.labels.size,
              fillIn(messages.labels.bytes, { count: readU64(data, 4) }),
            ),
          ],
        })
      : undefined,
  11: (data, [from, , to, ...rest]) => {
    const seed = readSeed(data, 12)
    if (!from || !to || rest.length > 0 || !seed || data.length !== seed.end + 32) return undefined
    return toTransfer(from, to, readU64(data, 4))
  },
}

/** Decodes instructions of the system program: transfers of SOL, accounts and nonces. */
export const decodeSystem: InstructionDecoder = ({ data, accounts }: InstructionView) => {
  if (data.length < 4) return undefined
  const known = accounts.flatMap((account) => account ?? [])
  if (known.length !== accounts.length) return undefined
  const step = decoders[readU32(data, 0)]?.(data, known)
  return step && [step]
}

function toTransfer(from: string, to: string, amount: bigint): Step {
  return toStep({
    action: 'send',
    rows: [
      amountRow(messages.labels.amount, native, amount),
      addressRow(messages.labels.from, from),
      addressRow(messages.labels.to, to),
    ],
    moves: [{ asset: native, from, to, amount }],
  })
}

type Creation = {
  readonly payer: string
  readonly account: string
  readonly amount: bigint
  readonly owner: string
}

function toCreation({ payer, account, amount, owner }: Creation): Step {
  return toStep({
    action: 'create-account',
    rows: [
      addressRow(messages.labels.newAccount, account),
      amountRow(messages.labels.deposit, native, amount),
      addressRow(messages.labels.paidBy, payer),
      addressRow(messages.labels.runByProgram, owner),
    ],
    moves: [{ asset: native, from: payer, to: account, amount }],
  })
}

function toAssignment(account: string, program: string): Step {
  return toStep({
    action: 'assign-account',
    rows: [
      addressRow(messages.labels.account, account),
      addressRow(messages.labels.toProgram, program),
    ],
    danger: 'ownership',
  })
}

function toNonceUse(
  nonce: string,
  authority: string,
  sysvar: string | undefined,
): Step | undefined {
  const rows = [
    addressRow(messages.labels.nonceAccount, nonce),
    addressRow(messages.labels.authority, authority),
  ]
  return withSysvars(toStep({ action: 'use-nonce', rows, danger: 'delayed' }), sysvar, rentSysvar)
}

function toNonceAuthority(nonce: string, authority: string): Step {
  return toStep({
    action: 'change-nonce-authority',
    rows: [
      addressRow(messages.labels.nonceAccount, nonce),
      addressRow(messages.labels.newAuthority, authority),
    ],
    danger: 'ownership',
  })
}

function withSysvars(step: Step, hashes: string | undefined, rent: string | undefined) {
  return hashes === recentBlockhashesSysvar && rent === rentSysvar ? step : undefined
}

/** Finds the end of a seed in instruction data: an 8-byte length, then the text. */
function readSeed(data: Uint8Array, offset: number): { readonly end: number } | undefined {
  if (data.length < offset + 8) return undefined
  const length = readU64(data, offset)
  return length <= 32n ? { end: offset + 8 + Number(length) } : undefined
}

function toKey(data: Uint8Array, offset: number): string {
  return base58.encode(data.slice(offset, offset + 32))
}
