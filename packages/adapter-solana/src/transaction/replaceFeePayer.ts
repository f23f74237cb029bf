import { type Address, address } from '@solana/kit'
import type { CompiledMessage } from './parseTransaction.ts'

/** 32 zero bytes: the system program, and what stands where a fee payer or blockhash was left out. */
export const zeroKey = '11111111111111111111111111111111'

type Message = Exclude<CompiledMessage, { readonly version: 1 }>

/** How many of the accounts before the end of each group of the header lie at this index or before. */
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

/** Takes the second place of an account away: the fee payer stands for it. */
function mergeIntoFeePayer(message: Message, removed: number): Message {
  const move = (index: number) => {
    if (index === removed) return 0
    return index > removed ? index - 1 : index
  }
  return {
    ...message,
    header: withoutAccount(message, removed),
    staticAccounts: message.staticAccounts.filter((_, index) => index !== removed),
    instructions: message.instructions.map((instruction) => ({
      ...instruction,
      programAddressIndex: move(instruction.programAddressIndex),
      ...(instruction.accountIndices && { accountIndices: instruction.accountIndices.map(move) }),
    })),
  }
}

/** Where the place of the fee payer was also that of the system program, the program gets one of its own, at the end. */
function addSystemProgram(message: Message): Message {
  if (!message.instructions.some(({ programAddressIndex }) => programAddressIndex === 0)) {
    return message
  }
  const place = message.staticAccounts.length
  // Accounts of look-up tables are counted on behind the static ones.
  const move = (index: number) => (index >= place ? index + 1 : index)
  const { header } = message
  return {
    ...message,
    header: {
      ...header,
      numReadonlyNonSignerAccounts: header.numReadonlyNonSignerAccounts + 1,
    },
    staticAccounts: [...message.staticAccounts, address(zeroKey)],
    instructions: message.instructions.map((instruction) => ({
      ...instruction,
      programAddressIndex:
        instruction.programAddressIndex === 0 ? place : move(instruction.programAddressIndex),
      ...(instruction.accountIndices && { accountIndices: instruction.accountIndices.map(move) }),
    })),
  }
}

/** Puts a wallet's account in the place of a fee payer that was left out. */
export function replaceFeePayer(message: Message, feePayer: Address): Message {
  const whole = addSystemProgram(message)
  const place = whole.staticAccounts.indexOf(feePayer)
  const merged = place > 0 ? mergeIntoFeePayer(whole, place) : whole
  return { ...merged, staticAccounts: [feePayer, ...merged.staticAccounts.slice(1)] }
}
