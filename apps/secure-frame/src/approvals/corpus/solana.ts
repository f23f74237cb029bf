import { base58 } from '@scure/base'
import {
  address,
  key,
  type MessageDraft,
  toMessageBytes,
  toTransactionBytes,
  u32,
  u64,
} from '../../solana/testing/toMessageBytes.ts'
import { programs, recentBlockhashesSysvar, rentSysvar } from '../solana/programs.ts'
import type { Sample } from './Sample.ts'
import {
  friend,
  me,
  mint,
  mySource,
  myUsdc,
  nonceAccount,
  table,
  theirs,
  usdcMint,
} from './solanaAccounts.ts'

/**
 * An instruction of a sample Solana transaction. The samples are encoded byte by byte,
 * independently of the code under test.
 */
type Instruction = readonly [program: string, accounts: readonly string[], data: readonly number[]]

export function toDraft(
  instructions: readonly Instruction[],
  extra: Partial<MessageDraft> = {},
): MessageDraft {
  const keys = [
    ...new Set([
      me,
      ...instructions.flatMap(([, accounts]) => accounts),
      ...instructions.map(([program]) => program),
    ]),
  ]
  return {
    keys,
    instructions: instructions.map(([program, accounts, data]) => ({
      program: keys.indexOf(program),
      accounts: accounts.map((account) => keys.indexOf(account)),
      data,
    })),
    ...extra,
  }
}

type Words = readonly [
  name: string,
  instructions: readonly Instruction[],
  title: string,
  rest?: Partial<Sample>,
]
const send = (...[name, instructions, title, rest]: Words): Sample => ({
  name,
  method: 'solana_signAndSendTransaction',
  account: me,
  params: { transaction: base58.encode(toTransactionBytes(toDraft(instructions))) },
  title,
  ...rest,
})

const { system, token, token2022, associatedToken, memo, computeBudget } = programs
const pay = (to: string, lamports: bigint): Instruction => [
  system,
  [me, to],
  [...u32(2), ...u64(lamports)],
]
const seed = [...u64(4n), ...new TextEncoder().encode('seed')]

const systemSamples: readonly Sample[] = [
  send('SOL', [pay(friend, 1_500_000_000n)], 'Send 1.5 SOL', { has: [friend, '0.000005 SOL'] }),
  send(
    'a new account',
    [[system, [me, friend], [...u32(0), ...u64(2_000_000n), ...u64(165n), ...key(token)]]],
    'Create an account',
    {
      has: [friend, '0.002 SOL', token],
    },
  ),
  send(
    'a new account by seed',
    [
      [
        system,
        [me, friend],
        [...u32(3), ...key(me), ...seed, ...u64(2_000_000n), ...u64(165n), ...key(token)],
      ],
    ],
    'Create an account',
    { has: [friend, '0.002 SOL'] },
  ),
  send(
    'handed to a program',
    [[system, [me], [...u32(1), ...key(token)]]],
    'Assign an account to a program',
    {
      has: [me, token],
      warns: ['hands over control'],
    },
  ),
  send('space', [[system, [friend], [...u32(8), ...u64(80n)]]], 'Prepare an account', {
    has: ['80 bytes'],
  }),
  send(
    'out of a derived account',
    [[system, [theirs, me, friend], [...u32(11), ...u64(7_000_000n), ...seed, ...key(token)]]],
    'Send 0.007 SOL',
    { has: [theirs, friend] },
  ),
  send(
    'a durable nonce',
    [[system, [nonceAccount, recentBlockhashesSysvar, me], u32(4)], pay(friend, 1_000_000_000n)],
    'Send 1 SOL',
    { has: [nonceAccount], warns: ['any later time'] },
  ),
  send(
    'out of a nonce account',
    [
      [
        system,
        [nonceAccount, friend, recentBlockhashesSysvar, rentSysvar, me],
        [...u32(5), ...u64(1_000_000n)],
      ],
    ],
    'Send 0.001 SOL',
    { has: [nonceAccount, friend] },
  ),
  send(
    'a nonce account’s authority',
    [[system, [nonceAccount, me], [...u32(7), ...key(friend)]]],
    'Change the authority of a nonce account',
    {
      has: [friend],
      warns: ['hands over control'],
    },
  ),
  send(
    'with a byte too many',
    [[system, [me, friend], [...u32(2), ...u64(1n), 0]]],
    'Call a contract',
    {
      doubt: 'this instruction',
      has: [system],
    },
  ),
  send('an unknown number', [[system, [me], u32(99)]], 'Call a contract', {
    doubt: 'this instruction',
  }),
]

const tokenSamples: readonly Sample[] = [
  send(
    'unchecked',
    [[token, [mySource, theirs, me], [3, ...u64(150n)]]],
    'Send 1.5 unknown token',
    {
      has: [mySource, theirs, mint, 'unlisted'],
    },
  ),
  send(
    'checked',
    [[token, [mySource, mint, theirs, me], [12, ...u64(150n), 2]]],
    'Send 1.5 unknown token',
    {
      has: [mint, theirs],
    },
  ),
  send(
    'USDC',
    [[token, [myUsdc, usdcMint, theirs, me], [12, ...u64(2_500_000n), 6]]],
    'Send 2.5 USDC',
    {
      has: [usdcMint, theirs],
    },
  ),
  send(
    'of an unknown account',
    [[token, [friend, theirs, me], [3, ...u64(150n)]]],
    'Send 150 base units unknown token',
    {
      doubt: 'does not know this contract',
    },
  ),
  send(
    'an allowance',
    [[token, [mySource, friend, me], [4, ...u64(100n)]]],
    'Allow spending of unknown token',
    {
      has: ['at most 1 unknown token', friend],
    },
  ),
  send(
    'a checked allowance',
    [[token, [myUsdc, usdcMint, friend, me], [13, ...u64(1_000_000n), 6]]],
    'Allow spending of USDC',
    {
      has: ['at most 1 USDC', friend],
    },
  ),
  send(
    'an unlimited allowance',
    [[token, [myUsdc, usdcMint, friend, me], [13, ...u64(2n ** 64n - 1n), 6]]],
    'Allow unlimited spending of USDC',
    {
      has: ['unlimited USDC'],
      warns: ['Unlimited'],
    },
  ),
  send('taken back', [[token, [mySource, me], [5]]], 'Revoke an allowance', { has: [mySource] }),
  send('a new owner', [[token, [mySource, me], [6, 2, 1, ...key(friend)]]], 'Change an authority', {
    has: ['ownership', friend],
    warns: ['hands over control'],
  }),
  send(
    'the right to close, for nobody',
    [[token, [mySource, me], [6, 3, 0]]],
    'Change an authority',
    {
      has: ['closing', 'no one'],
    },
  ),
  send('minted', [[token, [mint, theirs, me], [7, ...u64(100n)]]], 'Mint', {
    has: ['1 unknown token', theirs],
  }),
  send('burned', [[token, [mySource, mint, me], [8, ...u64(100n)]]], 'Burn 1 unknown token'),
  send(
    'burned, checked',
    [[token, [mySource, mint, me], [15, ...u64(100n), 2]]],
    'Burn 1 unknown token',
  ),
  send('closed', [[token, [mySource, friend, me], [9]]], 'Close a token account', {
    has: [friend],
  }),
  send('opened', [[token, [theirs, mint], [18, ...key(friend)]]], 'Create a token account', {
    has: [friend, mint],
  }),
  send('synchronised', [[token, [mySource], [17]]], 'Wrap', { has: [mySource] }),
  send('frozen', [[token, [theirs, mint, me], [10]]], 'Freeze a token account', { has: [theirs] }),
  send('thawed', [[token, [theirs, mint, me], [11]]], 'Prepare an account', { has: [theirs] }),
  send('an unknown number', [[token, [mySource], [77]]], 'Call a contract', {
    doubt: 'this instruction',
    has: [token],
  }),
  send(
    'Token-2022',
    [[token2022, [myUsdc, usdcMint, theirs, me], [12, ...u64(1n), 6]]],
    'Send 0.000001 USDC',
  ),
  send(
    'Token-2022 with a fee',
    [[token2022, [myUsdc, usdcMint, theirs, me], [26, 1, ...u64(2_000_000n), 6, ...u64(10_000n)]]],
    'Send 2 USDC',
    {
      has: ['0.01 USDC'],
    },
  ),
  send('Token-2022, an extension', [[token2022, [mySource, me], [27, 0]]], 'Call a contract', {
    doubt: 'this instruction',
  }),
]

const ataAccounts = [me, theirs, friend, mint, system, token]

const otherSamples: readonly Sample[] = [
  send('a token account', [[associatedToken, ataAccounts, []]], 'Create a token account', {
    has: [theirs, friend, mint],
  }),
  send(
    'a token account, if needed',
    [[associatedToken, ataAccounts, [1]]],
    'Create a token account',
  ),
  send('nested recovery', [[associatedToken, ataAccounts, [2]]], 'Call a contract', {
    doubt: 'this instruction',
  }),
  send('a memo', [[memo, [me], [...new TextEncoder().encode('rent\u202e')]]], 'Add a memo', {
    has: ['rent⟨U+202E⟩'],
  }),
  send('a memo of bytes', [[memo, [me], [255, 254]]], 'Call a contract', {
    doubt: 'this instruction',
  }),
  send(
    'with a price',
    [
      [computeBudget, [], [2, ...u32(100_000)]],
      [computeBudget, [], [3, ...u64(1_000_000n)]],
      pay(friend, 1n),
    ],
    'Send 0.000000001 SOL',
    { has: ['0.000105 SOL'] },
  ),
  send(
    'with memory',
    [[computeBudget, [], [1, ...u32(65_536)]], pay(friend, 1n)],
    'Send 0.000000001 SOL',
    { has: ['65536 bytes'] },
  ),
  send('an unknown program', [[address(77), [me], [1, 2, 3]]], 'Call a contract', {
    doubt: 'this program',
    has: [address(77)],
  }),
  send('known and unknown', [pay(friend, 1n), [address(77), [me], []]], '2 actions at once', {
    doubt: 'this program',
  }),
  {
    name: 'an address from a table',
    method: 'solana_signTransaction',
    account: me,
    params: {
      transaction: base58.encode(
        toTransactionBytes({
          version: 0,
          keys: [me, system],
          instructions: [
            { program: 1, accounts: [0, 2], data: [...u32(2), ...u64(3_000_000_000n)] },
          ],
          lookups: [{ table, writable: [1], readonly: [] }],
        }),
      ),
    },
    title: 'Send 3 SOL',
    has: [friend],
  },
  {
    name: 'an address from a table that is not there',
    method: 'solana_signTransaction',
    account: me,
    params: {
      transaction: base58.encode(
        toTransactionBytes({
          version: 0,
          keys: [me, system],
          instructions: [
            { program: 1, accounts: [0, 2], data: [...u32(2), ...u64(3_000_000_000n)] },
          ],
          lookups: [{ table: address(99), writable: [1], readonly: [] }],
        }),
      ),
    },
    title: 'Call a contract',
    doubt: 'table that could not be read',
  },
  {
    name: 'several transactions',
    method: 'solana_signAllTransactions',
    account: me,
    params: {
      transactions: [1n, 2n].map((amount) =>
        base58.encode(toTransactionBytes(toDraft([pay(friend, amount)]))),
      ),
    },
    title: '2 actions at once',
    has: ['Send 0.000000001 SOL', 'Send 0.000000002 SOL', '0.00001 SOL'],
  },
  {
    name: 'a message',
    method: 'solana_signMessage',
    account: me,
    params: { message: base58.encode(new TextEncoder().encode('gm')), pubkey: me },
    title: 'Sign a message',
    has: ['gm'],
  },
  {
    name: 'bytes as a message',
    method: 'solana_signMessage',
    account: me,
    params: { message: base58.encode(Uint8Array.from([255, 1, 2])), pubkey: me },
    title: 'Sign a message',
    doubt: 'not text',
  },
]

export const solanaSamples: readonly Sample[] = [...systemSamples, ...tokenSamples, ...otherSamples]

/** A text message whose bytes are a valid transaction, so that its signature could move value. */
export const disguised = base58.encode(toMessageBytes(toDraft([pay(friend, 1n)])))
