import {
  account,
  dai,
  later,
  laterText,
  market,
  max160,
  multicall3,
  other,
  permit2,
  punks,
  stranger,
  third,
  uniswap,
  usdc,
  weth,
} from './addresses.ts'
import type { Sample } from './Sample.ts'
import { encode, fees, transaction } from './transactions.ts'

/** Test data: permits, Permit2, batches within calls, swaps, batches of calls. */
const zero32 = `0x${'11'.repeat(32)}` as const
const ether = 10n ** 18n
const transfer = (amount: bigint) => encode('transfer(address,uint256)', [other, amount])
const details = '(address token, uint160 amount, uint48 expiration, uint48 nonce)'
const single = `permit(address, (${details} details, address spender, uint256 sigDeadline), bytes)`
const several = `permit(address, (${details}[] details, address spender, uint256 sigDeadline), bytes)`

const permitSamples: readonly Sample[] = [
  transaction(
    'a permit carried to its token',
    [
      usdc,
      encode('permit(address,address,uint256,uint256,uint8,bytes32,bytes32)', [
        account,
        market,
        5_000_000n,
        later,
        27,
        zero32,
        zero32,
      ]),
    ],
    'Allow spending by signature',
    { has: ['at most 5 USDC', market] },
  ),
  transaction(
    'a permit of DAI',
    [
      dai,
      encode('permit(address,address,uint256,uint256,bool,uint8,bytes32,bytes32)', [
        account,
        market,
        0n,
        later,
        true,
        27,
        zero32,
        zero32,
      ]),
    ],
    'Allow spending by signature',
    { has: ['unlimited DAI', market], warns: ['Unlimited'] },
  ),
  transaction(
    'Permit2: an allowance',
    [
      permit2,
      encode('approve(address,address,uint160,uint48)', [usdc, market, 7_000_000n, Number(later)]),
    ],
    'Allow spending of USDC',
    { has: ['at most 7 USDC', market, laterText] },
  ),
  transaction(
    'Permit2: an unlimited allowance',
    [
      permit2,
      encode('approve(address,address,uint160,uint48)', [usdc, market, max160, Number(later)]),
    ],
    'Allow unlimited spending of USDC',
    { warns: ['Unlimited'] },
  ),
  transaction(
    'Permit2: a transfer of another’s',
    [
      permit2,
      encode('transferFrom(address,address,uint160,address)', [third, other, 2_000_000n, usdc]),
    ],
    'Move another account’s tokens',
    { has: ['2 USDC', third, other] },
  ),
  transaction(
    'Permit2: several transfers',
    [
      permit2,
      encode('transferFrom((address from, address to, uint160 amount, address token)[])', [
        [
          { from: account, to: other, amount: 1_000_000n, token: usdc },
          { from: account, to: third, amount: ether, token: dai },
        ],
      ]),
    ],
    '2 actions at once',
    { has: ['Send 1 USDC', 'Send 1 DAI', other, third], warns: ['more than one recipient'] },
  ),
  transaction(
    'Permit2: a permit',
    [
      permit2,
      encode(single, [
        account,
        {
          details: { token: usdc, amount: 3_000_000n, expiration: Number(later), nonce: 0 },
          spender: market,
          sigDeadline: later,
        },
        '0x1234',
      ]),
    ],
    'Allow spending by signature',
    { has: ['at most 3 USDC', market] },
  ),
  transaction(
    'Permit2: permits',
    [
      permit2,
      encode(several, [
        account,
        {
          details: [
            { token: usdc, amount: 3_000_000n, expiration: Number(later), nonce: 0 },
            { token: dai, amount: max160, expiration: Number(later), nonce: 0 },
          ],
          spender: market,
          sigDeadline: later,
        },
        '0x1234',
      ]),
    ],
    '2 actions at once',
    { has: ['at most 3 USDC', 'unlimited DAI'], warns: ['Unlimited'] },
  ),
  transaction(
    'Permit2: lockdown',
    [
      permit2,
      encode('lockdown((address token, address spender)[])', [[{ token: usdc, spender: market }]]),
    ],
    'Revoke an allowance',
    { has: [market] },
  ),
  transaction(
    'what looks like Permit2 elsewhere',
    [stranger, encode('approve(address,address,uint160,uint48)', [usdc, market, 7n, 1])],
    'Call a contract',
    { doubt: 'what this function does' },
  ),
]

function nested(depth: number): `0x${string}` {
  const inner = depth === 0 ? transfer(1_000_000n) : nested(depth - 1)
  return depth === 0 ? inner : encode('multicall(bytes[])', [[inner]])
}

const multicallSamples: readonly Sample[] = [
  ...[1, 2, 3, 4].map((depth) =>
    transaction(`nested ${depth} deep`, [usdc, nested(depth)], 'Send 1 USDC', { has: [other] }),
  ),
  transaction('nested 5 deep', [usdc, nested(5)], 'Call a contract', {
    doubt: 'nested too deeply',
  }),
  transaction('of nothing', [usdc, encode('multicall(bytes[])', [[]])], 'Call a contract', {
    doubt: 'does not match the format',
  }),
  transaction(
    'with a deadline',
    [usdc, encode('multicall(uint256,bytes[])', [later, [transfer(1n), transfer(2n)]])],
    '2 actions at once',
    { has: ['Send 0.000001 USDC', 'Send 0.000002 USDC'] },
  ),
  transaction(
    'with a block hash',
    [usdc, encode('multicall(bytes32,bytes[])', [zero32, [transfer(1n)]])],
    'Send 0.000001 USDC',
  ),
  transaction(
    'one part unknown',
    [usdc, encode('multicall(bytes[])', [[transfer(1n), '0xdeadbeef']])],
    '2 actions at once',
    { doubt: 'what this function does', has: ['0xdeadbeef'] },
  ),
  transaction(
    'Multicall3 in its own name',
    [
      multicall3,
      encode('aggregate3((address target, bool allowFailure, bytes callData)[])', [
        [{ target: usdc, allowFailure: false, callData: transfer(1_000_000n) }],
      ]),
    ],
    'A contract acts: Send',
    { has: [multicall3, '1 USDC', other], warns: ['its own name'] },
  ),
  transaction(
    'Multicall3 for the account',
    [
      multicall3,
      encode('aggregate((address target, bytes callData)[])', [
        [
          {
            target: usdc,
            callData: encode('transferFrom(address,address,uint256)', [account, other, 9n]),
          },
        ],
      ]),
    ],
    'A contract acts: Move another account’s tokens',
    { has: [account, other, '0.000009 USDC'] },
  ),
  transaction(
    'Multicall3 with value',
    [
      multicall3,
      encode(
        'aggregate3Value((address target, bool allowFailure, uint256 value, bytes callData)[])',
        [[{ target: other, allowFailure: false, value: ether, callData: '0x' }]],
      ),
    ],
    '2 actions at once',
    { value: '0xde0b6b3a7640000', has: ['Send 1 ETH', multicall3, other] },
  ),
  transaction(
    'tryAggregate',
    [
      multicall3,
      encode('tryAggregate(bool, (address target, bytes callData)[])', [
        true,
        [{ target: punks, callData: encode('setApprovalForAll(address,bool)', [market, true]) }],
      ]),
    ],
    'A contract acts: Allow an operator to take a whole collection',
    { warns: ['every item'] },
  ),
  transaction(
    'aggregate of another contract',
    [market, encode('aggregate((address target, bytes callData)[])', [[]])],
    'Call a contract',
    { doubt: 'what this function does' },
  ),
]

export const swap = (name: string, args: readonly unknown[]) =>
  encode(
    `${name}(${args.length === 5 ? 'uint256,uint256,' : 'uint256,'}address[],address,uint256)`,
    args,
  )
const path = [usdc, weth]
const back = [weth, usdc]
const fee = 'SupportingFeeOnTransferTokens'
export const tail = [account, later] as const

const swapSamples: readonly Sample[] = [
  ...['', fee].flatMap((suffix) => [
    transaction(
      `tokens for tokens ${suffix}`,
      [
        uniswap,
        swap(`swapExactTokensForTokens${suffix}`, [5_000_000n, ether, [usdc, dai], ...tail]),
      ],
      'Swap USDC for DAI',
      { has: ['5 USDC', 'at least 1 DAI', account, laterText] },
    ),
    transaction(
      `tokens for ETH ${suffix}`,
      [uniswap, swap(`swapExactTokensForETH${suffix}`, [5_000_000n, 1n, path, ...tail])],
      'Swap USDC for ETH',
      { has: ['5 USDC', 'at least 0.000000000000000001 ETH'] },
    ),
    transaction(
      `ETH for tokens ${suffix}`,
      [uniswap, swap(`swapExactETHForTokens${suffix}`, [6_000_000n, back, ...tail])],
      'Swap ETH for USDC',
      { value: '0xde0b6b3a7640000', has: ['1 ETH', 'at least 6 USDC'] },
    ),
  ]),
  transaction(
    'for exact tokens',
    [uniswap, swap('swapTokensForExactTokens', [ether, 5_000_000n, [usdc, dai], ...tail])],
    'Swap USDC for DAI',
    { has: ['at most 5 USDC', '1 DAI'] },
  ),
  transaction(
    'for exact ETH',
    [uniswap, swap('swapTokensForExactETH', [ether, 5_000_000n, path, ...tail])],
    'Swap USDC for ETH',
    { has: ['at most 5 USDC', '1 ETH'] },
  ),
  transaction(
    'ETH for exact tokens',
    [uniswap, swap('swapETHForExactTokens', [6_000_000n, back, ...tail])],
    'Swap ETH for USDC',
    { value: '0xde0b6b3a7640000', has: ['at most 1 ETH', '6 USDC'] },
  ),
  transaction(
    'through a router nobody knows',
    [market, swap('swapExactTokensForTokens', [5_000_000n, ether, [usdc, dai], ...tail])],
    'Swap USDC for DAI',
    { doubt: 'does not know this contract', has: [market] },
  ),
  transaction(
    'along no path',
    [uniswap, swap('swapExactTokensForTokens', [5n, 1n, [usdc], ...tail])],
    'Call a contract',
    { doubt: 'does not match the format' },
  ),
  transaction(
    'to somebody else',
    [uniswap, swap('swapExactTokensForTokens', [5_000_000n, ether, [usdc, dai], third, later])],
    'Swap USDC for DAI',
    { has: [third] },
  ),
]

export const compoundSamples: readonly Sample[] = [
  ...permitSamples,
  ...multicallSamples,
  ...swapSamples,
  {
    ...transaction('USDC elsewhere', [usdc, transfer(1_000_000n)], 'Send 1 USDC', {
      has: ['unlisted'],
      caipNetworkId: 'eip155:137',
    }),
    params: [{ from: account, to: usdc, data: transfer(1_000_000n), ...fees, chainId: '0x89' }],
  },
]
