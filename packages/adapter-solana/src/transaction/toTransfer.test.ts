import {
  AccountRole,
  decompileTransactionMessage,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
} from '@solana/kit'
import { expect, test } from 'vitest'
import { testAddresses } from '../testing/testKeys.ts'
import { toTransfer } from './toTransfer.ts'

const [from = '', to = ''] = testAddresses
const blockhash = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn'
const system = '11111111111111111111111111111111'

function read(bytes: Uint8Array) {
  const { messageBytes } = getTransactionDecoder().decode(bytes)
  return decompileTransactionMessage(getCompiledTransactionMessageDecoder().decode(messageBytes))
}

test('default: one instruction of the system program, paid by the sender', () => {
  const message = read(toTransfer({ from, to, lamports: 2n ** 40n + 5n, blockhash }))
  expect(message.version).toBe('legacy')
  expect(message.feePayer.address).toBe(from)
  expect(message.instructions).toEqual([
    {
      programAddress: system,
      accounts: [
        { address: from, role: AccountRole.WRITABLE_SIGNER },
        { address: to, role: AccountRole.WRITABLE },
      ],
      data: new Uint8Array([2, 0, 0, 0, 5, 0, 0, 0, 0, 1, 0, 0]),
    },
  ])
})

test('behavior: encodes a transfer to the sender', () => {
  const [instruction] = read(toTransfer({ from, to: from, lamports: 1n, blockhash })).instructions
  expect(instruction?.accounts?.map(({ address }) => address)).toEqual([from, from])
})

test('error: an invalid recipient and an amount out of range are refused', () => {
  const bad = [
    { to: 'x', lamports: 1n },
    { to: `${to}1`, lamports: 1n },
    { to: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed', lamports: 1n },
    { to, lamports: 0n },
    { to, lamports: -1n },
    { to, lamports: 2n ** 64n },
  ]
  for (const part of bad) {
    expect(() => toTransfer({ from, blockhash, ...part })).toThrow('Invalid transaction')
  }
})
