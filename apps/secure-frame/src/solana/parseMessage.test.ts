import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseMessage } from './parseMessage.ts'
import { parseTransaction } from './parseTransaction.ts'
import { SolanaFormatError } from './SolanaFormatError.ts'
import {
  address,
  type MessageDraft,
  toMessageBytes,
  toTransactionBytes,
} from './testing/toMessageBytes.ts'

const system = address(0)
const draft = {
  keys: [address(1), address(2), system],
  header: [1, 0, 1],
  instructions: [{ program: 2, accounts: [0, 1], data: [2, 0, 0, 0] }],
} as const satisfies MessageDraft

test('default', () => {
  expect(parseMessage(toMessageBytes(draft))).toEqual({
    version: 'legacy',
    requiredSignatures: 1,
    readonlySigned: 0,
    readonlyUnsigned: 1,
    accountKeys: [address(1), address(2), system],
    lifetime: address(7),
    instructions: [
      { programIndex: 2, accountIndexes: [0, 1], data: Uint8Array.from([2, 0, 0, 0]) },
    ],
    lookups: [],
  })
})

test('behavior: version 0 with a lookup', () => {
  const lookups = [{ table: address(9), writable: [4], readonly: [1, 200] }]
  const instructions = [{ program: 2, accounts: [0, 3, 5], data: [] }]
  const message = parseMessage(toMessageBytes({ ...draft, version: 0, lookups, instructions }))
  expect(message).toMatchObject({ version: 0, lookups })
})

test('behavior: a transaction is split into signatures and message bytes', () => {
  const transaction = parseTransaction(toTransactionBytes(draft))
  expect(transaction.signatures).toEqual([new Uint8Array(64)])
  expect(transaction.messageBytes).toEqual(toMessageBytes(draft))
})

const bytes = () => [...toMessageBytes(draft)]
test.each<[string, () => number[]]>([
  ['bytes after the end', () => [...bytes(), 0]],
  ['cut off', () => bytes().slice(0, -1)],
  ['nobody signs', () => bytes().with(0, 0)],
  ['nobody pays', () => bytes().with(1, 1)],
  ['more signers than accounts', () => bytes().with(0, 4)],
  ['an unknown version', () => [0x81, ...bytes()]],
  ['a count in a longer form than needed', () => [1, 0, 1, 0x83, 0, ...bytes().slice(4)]],
  ['an account twice', () => [...toMessageBytes({ ...draft, keys: [system, address(1), system] })]],
  ['the payer as program', () => instruction({ program: 0, accounts: [], data: [] })],
  ['a program that is not there', () => instruction({ program: 3, accounts: [], data: [] })],
  ['an account that is not there', () => instruction({ program: 2, accounts: [3], data: [] })],
])('error: %s', (_, make) => {
  expect(() => parseMessage(Uint8Array.from(make()))).toThrow(SolanaFormatError)
})

function instruction(x: MessageDraft['instructions'][number]) {
  return [...toMessageBytes({ ...draft, instructions: [x] })]
}

test('error: the number of signatures differs from the message’s', () => {
  const transaction = toTransactionBytes(draft)
  const doubled = Uint8Array.from([2, ...transaction.slice(1, 65), ...transaction.slice(1)])
  expect(() => parseTransaction(doubled)).toThrow('Invalid transaction')
})

/** Runs a parser and accepts success or a `SolanaFormatError`. Any other error fails the test. */
function refuses(read: () => void): void {
  try {
    read()
  } catch (error) {
    if (!(error instanceof SolanaFormatError)) throw error
  }
}

test('property: random bytes either parse and serialize to the same bytes or are refused', () => {
  const bytes = fc.property(fc.uint8Array({ maxLength: 300 }), (random) =>
    refuses(() => {
      const message = parseMessage(random)
      const again = toMessageBytes({
        version: message.version,
        header: [message.requiredSignatures, message.readonlySigned, message.readonlyUnsigned],
        keys: message.accountKeys,
        lifetime: message.lifetime,
        instructions: message.instructions.map((x) => ({
          program: x.programIndex,
          accounts: x.accountIndexes,
          data: x.data,
        })),
        lookups: message.lookups,
      })
      expect(again).toEqual(random)
    }),
  )
  expect(fc.check(bytes, { numRuns: 500 })).toMatchObject({ failed: false })
})

test('property: a valid message with one changed byte throws only format errors', () => {
  const valid = toMessageBytes(draft)
  const changed = fc.property(fc.nat(valid.length - 1), fc.nat(255), (index, value) =>
    refuses(() => void parseMessage(valid.with(index, value))),
  )
  expect(fc.check(changed, { numRuns: 500 })).toMatchObject({ failed: false })
})
