import {
  AccountRole,
  type Address,
  address,
  appendTransactionMessageInstructions,
  type Blockhash,
  compileTransaction,
  compressTransactionMessageUsingAddressLookupTables,
  createTransactionMessage,
  decompileTransactionMessage,
  getAddressDecoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type Instruction,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
} from '@solana/kit'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { TransactionInvalidError } from '../errors/transactionErrors.ts'
import { testAddresses } from '../testing/testKeys.ts'
import { fillTransaction, needsBlockhash } from './fillTransaction.ts'
import { zeroKey } from './replaceFeePayer.ts'
import { toTransfer } from './toTransfer.ts'
import { toUnsigned } from './toUnsigned.ts'

// Leaves time for machines that run other suites.
vi.setConfig({ testTimeout: 60_000 })

const wallet = address(testAddresses[0] ?? '')
const other = address(testAddresses[1] ?? '')
const fresh = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn'
const table = address(testAddresses[2] ?? '')

const toAddress = (index: number): Address =>
  getAddressDecoder().decode(new Uint8Array(32).fill(index))
const nobody = toAddress(99)
/**
 * Size in bytes of the largest transaction that Solana accepts. Random instructions sometimes
 * exceed it.
 */
const mostBytes = 1_232
/** Addresses in the look-up table. */
const inTable = [toAddress(200), toAddress(201), toAddress(202)]

type Build = {
  readonly version: 'legacy' | 0
  readonly payer: Address
  readonly blockhash: string
  readonly instructions: readonly Instruction[]
}

function build({ version, payer, blockhash, instructions }: Build): Uint8Array {
  const base = pipe(
    createTransactionMessage({ version: 0 }),
    (message) => setTransactionMessageFeePayer(payer, message),
    (message) =>
      setTransactionMessageLifetimeUsingBlockhash(
        { blockhash: blockhash as Blockhash, lastValidBlockHeight: 1n },
        message,
      ),
    (message) => appendTransactionMessageInstructions([...instructions], message),
  )
  const message =
    version === 0
      ? compressTransactionMessageUsingAddressLookupTables(base, { [table]: inTable })
      : { ...base, version: 'legacy' as const }
  return new Uint8Array(getTransactionEncoder().encode(compileTransaction(message)))
}

/**
 * Removes fee payer and blockhash like transaction builders do. The fee payer becomes 32 zero
 * bytes, the same bytes as the system program.
 */
function leaveOut(bytes: Uint8Array): Uint8Array {
  const { messageBytes } = getTransactionDecoder().decode(bytes)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (message.version === 1) throw new Error('not built here')
  const { header, staticAccounts } = message
  const program = staticAccounts.indexOf(address(zeroKey))
  const move = (index: number) => {
    if (index === program) return 0
    return program > 0 && index > program ? index - 1 : index
  }
  const { numReadonlyNonSignerAccounts } = header
  return toUnsigned({
    ...message,
    lifetimeToken: zeroKey,
    header: {
      ...header,
      numReadonlyNonSignerAccounts: numReadonlyNonSignerAccounts - Number(program > 0),
    },
    staticAccounts: [
      address(zeroKey),
      ...staticAccounts.slice(1).filter((each) => each !== zeroKey),
    ],
    instructions: message.instructions.map((each) => ({
      ...each,
      programAddressIndex: move(each.programAddressIndex),
      ...(each.accountIndices && { accountIndices: each.accountIndices.map(move) }),
    })),
  })
}

const toList = (instructions: readonly Instruction[]) => instructions

/**
 * Decodes a transaction to compare it: fee payer, blockhash, and each instruction with its accounts
 * and their roles.
 */
function read(bytes: Uint8Array) {
  const { messageBytes } = getTransactionDecoder().decode(bytes)
  const compiled = getCompiledTransactionMessageDecoder().decode(messageBytes)
  const { feePayer, instructions } = decompileTransactionMessage(compiled, {
    addressesByLookupTableAddress: { [table]: inTable },
  })
  return {
    payer: feePayer.address,
    blockhash: compiled.lifetimeToken,
    instructions: toList(instructions).map(({ programAddress, accounts = [], data }) => ({
      programAddress,
      accounts: accounts.map(({ address: key, role }) => [key, role]),
      data: data && [...data],
    })),
  }
}

const fill = (bytes: Uint8Array) => fillTransaction(bytes, { feePayer: wallet, blockhash: fresh })

const key = fc.oneof(
  fc.constantFrom(wallet, other, address(zeroKey), ...inTable),
  fc.integer({ min: 10, max: 16 }).map(toAddress),
)
const account = fc.record({
  address: key,
  role: fc.constantFrom(
    AccountRole.READONLY,
    AccountRole.WRITABLE,
    AccountRole.READONLY_SIGNER,
    AccountRole.WRITABLE_SIGNER,
  ),
})
const instruction = fc.record({
  programAddress: fc.oneof(
    fc.constant(address(zeroKey)),
    fc.integer({ min: 100, max: 103 }).map(toAddress),
  ),
  // Zero bytes are the system program, which is always read-only and cannot sign.
  accounts: fc.array(
    account.map((each) =>
      each.address === zeroKey ? { ...each, role: AccountRole.READONLY } : each,
    ),
    { maxLength: 5 },
  ),
  data: fc.uint8Array({ maxLength: 12 }),
})

test('K-CHAIN-02: fills in a missing fee payer and blockhash and changes nothing else', () => {
  fc.assert(
    fc.property(
      fc.array(instruction, { maxLength: 4 }),
      fc.constantFrom('legacy' as const, 0 as const),
      (instructions, version) => {
        const bare = leaveOut(build({ version, instructions, payer: nobody, blockhash: fresh }))
        const whole = build({ version, instructions, payer: wallet, blockhash: fresh })
        fc.pre(bare.length <= mostBytes)
        expect(read(fill(bare))).toEqual(read(whole))
      },
    ),
    { numRuns: 300 },
  )
})

const transfer = { from: wallet, to: other, lamports: 7n, blockhash: zeroKey }

test('behavior: a complete transaction stays unchanged', () => {
  const complete = toTransfer({ ...transfer, from: other, to: wallet, blockhash: fresh })
  expect(fill(complete)).toBe(complete)
  expect([needsBlockhash(complete), needsBlockhash(toTransfer(transfer))]).toEqual([false, true])
})

test('behavior: without a blockhash only the fee payer is filled in, as for a simulation', () => {
  const payable = read(fillTransaction(toTransfer(transfer), { feePayer: other }))
  expect([payable.payer, payable.blockhash]).toEqual([wallet, zeroKey])
})

test('behavior: a signed transaction stays unchanged', () => {
  const signed = toTransfer(transfer)
  signed.fill(1, 1, 65)
  expect(fill(signed)).toBe(signed)
})

test('error: an invalid transaction is refused', () => {
  const good = toTransfer(transfer)
  const bad = [
    new Uint8Array(),
    new Uint8Array(1_233),
    good.slice(0, 40),
    good.slice(0, -1),
    Uint8Array.from([2, ...good.slice(1)]),
  ]
  for (const bytes of bad) {
    expect(() => fill(bytes)).toThrow(TransactionInvalidError)
  }
})

test('error: random bytes throw no error other than `TransactionInvalidError`', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      expect(() => fill(bytes)).toThrow(TransactionInvalidError)
    }),
  )
})
