import * as api from '../../index.ts'
import type { EndpointExample } from './EndpointExample.ts'
import { caipAccount, ether, nothing, usdc } from './values.ts'

const dai = 'eip155:1:0x6b175474e89094c44da98b954eedeac495271d0f' as const

const router = 'eip155:1:0x111111125421ca6dc452d289314280a0f8842a65' as const

const approval = {
  tx: {
    from: usdc,
    to: dai,
    data: '0x095ea7b3',
    value: '0',
    eip155: { gasPrice: '14500000000' },
  },
}

const swap = {
  tx: {
    from: caipAccount,
    to: router,
    data: '0x07ed2379',
    amount: '2994120000',
    eip155: { gas: '231000', gasPrice: '14500000000' },
  },
}

/** Example calls for tests: swaps. */
export const swapExamples = {
  getSwapTokens: {
    endpoint: api.getSwapTokens,
    input: { chainId: 'eip155:1' },
    answer: {
      tokens: [
        {
          name: 'USD Coin',
          symbol: 'USDC',
          address: usdc,
          decimals: 6,
          logoUri: 'https://img.example.test/usdc.png',
          eip2612: true,
        },
      ],
    },
    hostile: [...nothing, { tokens: null }],
  },
  getSwapQuotes: {
    endpoint: api.getSwapQuotes,
    input: {
      amount: '1000000000000000000',
      userAddress: caipAccount,
      from: ether,
      to: usdc,
      gasPrice: '14500000000',
    },
    answer: {
      quotes: [
        {
          id: null,
          fromAmount: '1000000000000000000',
          fromAccount: ether,
          toAmount: '2994120000',
          toAccount: usdc,
          fee: '3000000000000000',
        },
      ],
    },
    hostile: [...nothing, { quotes: 1 }],
  },
  getGasPrice: {
    endpoint: api.getGasPrice,
    input: { chainId: 'eip155:1' },
    answer: { standard: '14500000000', fast: '16000000000', instant: '21000000000' },
    hostile: [
      ...nothing,
      { standard: 14_500_000_000, fast: '1', instant: '1' },
      { standard: '-1', fast: '1', instant: '1' },
      { standard: '1e9', fast: '1', instant: '1' },
    ],
  },
  getAllowance: {
    endpoint: api.getAllowance,
    input: { tokenAddress: usdc, userAddress: caipAccount },
    answer: { allowance: '0' },
    hostile: [...nothing, { allowance: 0 }, { allowance: '0x10' }, { allowance: '9'.repeat(79) }],
  },
  buildApproval: {
    endpoint: api.buildApproval,
    input: { userAddress: caipAccount, from: usdc, to: dai },
    answer: approval,
    hostile: [
      ...nothing,
      { tx: { ...approval.tx, from: '0xa0b8' } },
      { tx: { ...approval.tx, data: 'approve' } },
      { tx: { ...approval.tx, data: '0x0' } },
      { tx: { ...approval.tx, value: 0 } },
    ],
  },
  buildSwap: {
    endpoint: api.buildSwap,
    input: {
      amount: '1000000000000000000',
      from: ether,
      to: usdc,
      userAddress: caipAccount,
      eip155: { slippage: 1 },
      disableEstimate: true,
    },
    answer: swap,
    hostile: [
      ...nothing,
      { tx: { ...swap.tx, to: 'router' } },
      { tx: { ...swap.tx, amount: '1.5' } },
      { tx: { ...swap.tx, eip155: { gas: 231_000, gasPrice: '1' } } },
    ],
  },
} satisfies Readonly<Record<string, EndpointExample>>
