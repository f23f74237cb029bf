import { type Address, address } from '@solana/kit'
import type { CompiledMessage } from './parseTransaction.ts'

/** 32 zero bytes: the system program, and the placeholder for a missing fee payer or blockhash. */
export const zeroKey = '11111111111111111111111111111111'

type Message = Exclude<CompiledMessage, { readonly version: 1 }>

/** Returns the header of a message after one of its accounts was removed. */
function withoutAccount(message: Message, removed: number): Message['header'] {
  const { numSignerAccounts, numReadonlySignerAccounts, numReadonlyNonSignerAccounts } =
    message.header
  const isSigner = removed < numSignerAccounts
  const isReadonlySigner = isSigner && removed >= numSignerAccounts - numReadonlySignerAccounts
  const firstReadonly = message.staticAccounts.length - numReadonlyNonSignerAccounts
  const isReadonlyNonSigner = !isSigner && removed >= firstReadonly
  return {
    numSignerAccounts: numSignerAccounts - Number(isSigner),
    numReadonlySignerAccounts: numReadonlySignerAccounts - Number(isReadonlySigner),
    numReadonlyNonSignerAccounts: numReadonlyNonSignerAccounts - Number(isReadonlyNonSigner),
  }
}

function moveIndices(message: Message, move: (index: number) => number): Message {
  const instructions = message.instructions.map((instruction) => ({
    ...instruction,
    programAddressIndex: move(instruction.programAddressIndex),
    ...(instruction.accountIndices && { accountIndices: instruction.accountIndices.map(move) }),
  }))
  return { ...message, instructions }
}

/**
 * Removes the second entry of an account from a message, because the fee payer's entry already
 * stands for this account.
 */
function mergeIntoFeePayer(message: Message, removed: number): Message {
  const move = (index: number) => {
    if (index === removed) return 0
    return index > removed ? index - 1 : index
  }
  return {
    ...moveIndices(message, move),
    header: withoutAccount(message, removed),
    staticAccounts: message.staticAccounts.filter((_, index) => index !== removed),
  }
}

/**
 * Adds the system program as last account if an instruction uses it. In the original message it
 * shared the entry of the missing fee payer, because both are 32 zero bytes.
 */
function addSystemProgram(message: Message): Message {
  const place = message.staticAccounts.length
  // Accounts of look-up tables follow the static ones.
  const move = (index: number) => {
    if (index === 0) return place
    return index >= place ? index + 1 : index
  }
  const isNamed = message.instructions.some(
    ({ programAddressIndex, accountIndices = [] }) =>
      programAddressIndex === 0 || accountIndices.includes(0),
  )
  if (!isNamed) return message
  const { header } = message
  const numReadonlyNonSignerAccounts = header.numReadonlyNonSignerAccounts + 1
  return {
    ...moveIndices(message, move),
    header: { ...header, numReadonlyNonSignerAccounts },
    staticAccounts: [...message.staticAccounts, address(zeroKey)],
  }
}

/** Replaces the missing fee payer of a message (32 zero bytes) by the wallet's account. */
export function replaceFeePayer(message: Message, feePayer: Address): Message {
  const whole = addSystemProgram(message)
  const place = whole.staticAccounts.indexOf(feePayer)
  const merged = place > 0 ? mergeIntoFeePayer(whole, place) : whole
  return { ...merged, staticAccounts: [feePayer, ...merged.staticAccounts.slice(1)] }
}
