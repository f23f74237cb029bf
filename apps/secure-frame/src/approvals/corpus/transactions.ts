import { type Abi, encodeFunctionData, type Hex, parseAbi } from 'viem'
import {
  account,
  dai,
  items,
  market,
  max256,
  other,
  punks,
  stranger,
  third,
  unlisted,
  usdc,
  weth,
} from './addresses.ts'
import type { Sample } from './Sample.ts'

/** Test data: single transactions. viem encodes the call data from the signatures in this file. */
export type TransactionOptions = Omit<Sample, 'name' | 'method' | 'params' | 'title'> & {
  readonly value?: Hex
}

export function encode(signature: string, args: readonly unknown[]): Hex {
  const signatures: readonly string[] = [`function ${signature}`]
  const abi: Abi = parseAbi(signatures)
  const [item] = abi
  const functionName = item?.type === 'function' ? item.name : ''
  return encodeFunctionData({ abi, functionName, args })
}

type Words = readonly [
  name: string,
  call: readonly [to: string, data: Hex],
  title: string,
  options?: TransactionOptions,
]

export function transaction(...[name, [to, data], title, options = {}]: Words): Sample {
  const { value, ...rest } = options
  const fields = { from: account, to, data, ...(value && { value }), ...fees }
  return { name, method: 'eth_sendTransaction', params: [fields], title, ...rest }
}

export const fees = {
  gas: '0x5208',
  maxFeePerGas: '0x4a817c800',
  maxPriorityFeePerGas: '0x3b9aca00',
  nonce: '0x0',
  chainId: '0x1',
}

const transfer = 'transfer(address,uint256)'
const transferFrom = 'transferFrom(address,address,uint256)'
const approve = 'approve(address,uint256)'
const safe = 'safeTransferFrom(address,address,uint256)'
const safeWith = 'safeTransferFrom(address,address,uint256,bytes)'
const safe1155 = 'safeTransferFrom(address,address,uint256,uint256,bytes)'
const batch1155 = 'safeBatchTransferFrom(address,address,uint256[],uint256[],bytes)'
const all = 'setApprovalForAll(address,bool)'
const ether = 10n ** 18n

const nativeSamples: readonly Sample[] = [
  transaction('1 ETH', [other, '0x'], 'Send 1 ETH', {
    value: '0xde0b6b3a7640000',
    has: [other, '0.00042 ETH'],
  }),
  transaction('1 wei', [other, '0x'], 'Send 0.000000000000000001 ETH', { value: '0x1' }),
  transaction('nothing', [other, '0x'], 'Send 0 ETH', { has: [other] }),
  transaction('1,234,567.5 ETH', [other, '0x'], 'Send 1,234,567.5 ETH', {
    value: `0x${(12_345_675n * 10n ** 17n).toString(16)}`,
  }),
  transaction('ETH to a contract', [market, '0x'], 'Send 0.5 ETH', {
    value: '0x6f05b59d3b20000',
    has: [market],
  }),
]

const tokenSamples: readonly Sample[] = [
  transaction('USDC', [usdc, encode(transfer, [other, 12_500_000n])], 'Send 12.5 USDC', {
    has: [other, usdc],
  }),
  transaction(
    'DAI',
    [dai, encode(transfer, [other, ether + 1n])],
    'Send 1.000000000000000001 DAI',
    {
      has: [other, dai],
    },
  ),
  transaction('an unlisted token', [unlisted, encode(transfer, [other, 7n])], 'Send 0.000007 GLD', {
    has: [unlisted, 'unlisted'],
    warns: ['does not know this contract'],
  }),
  transaction(
    'what reads like a token',
    [stranger, encode(transfer, [other, 7n])],
    'Send 7 base units unknown token',
    { doubt: 'does not know this contract' },
  ),
  transaction(
    'a token at no contract',
    [third, encode(transfer, [other, 7n])],
    'Send 7 base units unknown token',
    {
      doubt: 'does not know this contract',
      warns: ['no contract at this address'],
    },
  ),
  transaction('to the token itself', [usdc, encode(transfer, [usdc, 1n])], 'Send 0.000001 USDC', {
    warns: ['usually lost'],
  }),
  transaction(
    'ETH along with a token',
    [usdc, encode(transfer, [other, 1_000_000n])],
    '2 actions at once',
    {
      value: '0x1',
      has: ['Send 0.000000000000000001 ETH', 'Send 1 USDC'],
    },
  ),
  transaction(
    'own by transferFrom',
    [usdc, encode(transferFrom, [account, other, 5_000_000n])],
    'Send 5 USDC',
    {
      has: [other],
    },
  ),
  transaction(
    'another account’s',
    [usdc, encode(transferFrom, [third, other, 5_000_000n])],
    'Move another account’s tokens',
    { has: [third, other, '5 USDC'], warns: ['another account, not yours'] },
  ),
  transaction(
    'an item by transferFrom',
    [punks, encode(transferFrom, [account, other, 42n])],
    'Send № 42 PUNK',
    {
      has: [other],
    },
  ),
  transaction(
    'a stranger’s transferFrom',
    [stranger, encode(transferFrom, [account, other, 42n])],
    'Send 42 base units unknown token',
    { doubt: 'does not know this contract' },
  ),
]

const approvalSamples: readonly Sample[] = [
  transaction(
    'limited',
    [usdc, encode(approve, [market, 100_000_000n])],
    'Allow spending of USDC',
    {
      has: ['at most 100 USDC', market],
      warns: ['does not know this contract'],
    },
  ),
  transaction(
    'unlimited',
    [usdc, encode(approve, [market, max256])],
    'Allow unlimited spending of USDC',
    {
      has: ['unlimited USDC', market],
      warns: ['Unlimited'],
    },
  ),
  transaction(
    'as good as unlimited',
    [usdc, encode(approve, [market, 2n ** 96n])],
    'Allow unlimited spending of USDC',
    {
      warns: ['Unlimited'],
    },
  ),
  transaction(
    'more than there is',
    [usdc, encode(approve, [market, 1_000_000_001n])],
    'Allow spending of USDC',
    {
      has: ['at most 1,000.000001 USDC'],
      warns: ['larger than what you have'],
    },
  ),
  transaction('to a person', [usdc, encode(approve, [third, 1n])], 'Allow spending of USDC', {
    has: [third],
    warns: ['personal account'],
  }),
  transaction('taken back', [usdc, encode(approve, [market, 0n])], 'Revoke an allowance of USDC', {
    has: [market],
  }),
  transaction('an item', [punks, encode(approve, [market, 7n])], 'Allow someone to take an item', {
    has: ['№ 7 PUNK', market],
  }),
  transaction('item 0', [punks, encode(approve, [market, 0n])], 'Allow someone to take an item', {
    has: ['№ 0 PUNK'],
  }),
  transaction(
    'at a stranger',
    [stranger, encode(approve, [market, 1n])],
    'Allow spending of unknown token',
    { doubt: 'does not know this contract' },
  ),
  transaction(
    'raised',
    [usdc, encode('increaseAllowance(address,uint256)', [market, 5n])],
    'Raise an allowance',
    {
      has: ['at most 0.000005 USDC', market],
    },
  ),
  transaction(
    'raised without end',
    [usdc, encode('increaseAllowance(address,uint256)', [market, max256])],
    'Raise an allowance',
    {
      warns: ['Unlimited'],
    },
  ),
  transaction(
    'lowered',
    [usdc, encode('decreaseAllowance(address,uint256)', [market, 5n])],
    'Lower an allowance',
    {
      has: [market],
    },
  ),
]

const pieceSamples: readonly Sample[] = [
  transaction('an item', [punks, encode(safe, [account, other, 9n])], 'Send an item', {
    has: ['№ 9 PUNK', other],
  }),
  transaction(
    'with empty data',
    [punks, encode(safeWith, [account, other, 9n, '0x'])],
    'Send an item',
  ),
  transaction(
    'with data',
    [punks, encode(safeWith, [account, other, 9n, '0xabcd'])],
    'Send an item',
    {
      doubt: 'called with data',
      has: ['0xabcd'],
    },
  ),
  transaction(
    'several of one',
    [items, encode(safe1155, [account, other, 3n, 20n, '0x'])],
    'Send an item',
    {
      has: ['20 × № 3', other],
    },
  ),
  transaction(
    'one of one',
    [items, encode(safe1155, [account, other, 3n, 1n, '0x'])],
    'Send an item',
    {
      has: ['№ 3'],
    },
  ),
  transaction(
    'several kinds',
    [items, encode(batch1155, [account, other, [3n, 4n], [1n, 2n], '0x'])],
    'Send an item',
    {
      has: ['№ 3', '2 × № 4'],
    },
  ),
  transaction(
    'lists of two lengths',
    [items, encode(batch1155, [account, other, [3n, 4n], [1n], '0x'])],
    'Call a contract',
    {
      doubt: 'does not match the format',
    },
  ),
  transaction('at a stranger', [stranger, encode(safe, [account, other, 9n])], 'Send an item', {
    doubt: 'does not know this contract',
  }),
  transaction(
    'a whole collection',
    [punks, encode(all, [market, true])],
    'Allow an operator to take a whole collection',
    {
      has: [punks, market],
      warns: ['every item'],
    },
  ),
  transaction(
    'a collection of kinds',
    [items, encode(all, [market, true])],
    'Allow an operator to take a whole collection',
    {
      warns: ['every item'],
    },
  ),
  transaction(
    'a collection to a person',
    [punks, encode(all, [third, true])],
    'Allow an operator to take a whole collection',
    {
      warns: ['personal account', 'every item'],
    },
  ),
  transaction(
    'taken back',
    [punks, encode(all, [market, false])],
    'Revoke an operator’s access to a collection',
    {
      has: [market],
    },
  ),
]

const unknownSamples: readonly Sample[] = [
  transaction('an unknown function', [market, encode('buy(uint256)', [1n])], 'Call a contract', {
    doubt: 'what this function does',
    has: ['0xd96a094a', market],
  }),
  transaction('with ETH', [market, encode('buy(uint256)', [1n])], '2 actions at once', {
    value: '0xde0b6b3a7640000',
    doubt: 'what this function does',
    has: ['Send 1 ETH'],
  }),
  transaction('less than a selector', [market, '0x1234'], 'Call a contract', {
    doubt: 'what this function does',
  }),
  transaction(
    'bytes after the arguments',
    [usdc, `${encode(transfer, [other, 1n])}00`],
    'Call a contract',
    {
      doubt: 'does not match the format',
    },
  ),
  transaction(
    'arguments cut off',
    [usdc, `0x${encode(transfer, [other, 1n]).slice(2, -2)}`],
    'Call a contract',
    {
      doubt: 'does not match the format',
    },
  ),
  transaction(
    'an address with bits above it',
    [usdc, `0xa9059cbb01${encode(transfer, [other, 1n]).slice(12)}`],
    'Call a contract',
    { doubt: 'does not match the format' },
  ),
  transaction('deposit at a stranger', [stranger, encode('deposit()', [])], 'Call a contract', {
    doubt: 'what this function does',
  }),
  transaction(
    'withdraw at a stranger',
    [stranger, encode('withdraw(uint256)', [1n])],
    'Call a contract',
    {
      doubt: 'what this function does',
    },
  ),
  transaction('deposit at WETH', [weth, encode('deposit()', [])], 'Wrap 2 ETH', {
    value: '0x1bc16d674ec80000',
    has: ['2 WETH'],
  }),
  transaction('withdraw at WETH', [weth, encode('withdraw(uint256)', [ether])], 'Unwrap 1 WETH', {
    has: ['1 ETH'],
  }),
  {
    name: 'creation',
    method: 'eth_sendTransaction',
    params: [{ from: account, data: '0x6001600155', ...fees }],
    title: 'Create a contract',
    doubt: 'does not know this contract',
    has: ['5 bytes'],
  },
]

export const transactionSamples: readonly Sample[] = [
  ...nativeSamples,
  ...tokenSamples,
  ...approvalSamples,
  ...pieceSamples,
  ...unknownSamples,
]
