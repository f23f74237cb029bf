import { expect, test } from 'vitest'
import { getListedToken } from '../facts/listedTokens.ts'
import { getContractName, getRouterName, isWrappedNative } from './contracts.ts'

/**
 * Independent copies of the tables' addresses, in EIP-55 case, so that a wrong digit fails the
 * checksum.
 */
const weth = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const usdc = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const uniswap = '0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D'

test('S-52g: a contract name applies only to the chain that the table lists it for', () => {
  expect(getRouterName('eip155:1', uniswap)).toBe('Uniswap V2')
  expect(getRouterName('eip155:137', uniswap)).toBeUndefined()
  expect(getContractName('eip155:137', uniswap)).toBeUndefined()
  expect(isWrappedNative('eip155:1', weth)).toBe(true)
  expect(isWrappedNative('eip155:10', weth)).toBe(false)
  expect(getListedToken('eip155:1', usdc)).toEqual({ symbol: 'USDC', decimals: 6 })
  expect(getListedToken('eip155:137', usdc)).toBeUndefined()
})

test('S-52g: a contract with one address on all chains has its name on every chain', () => {
  const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'
  const multicall3 = '0xcA11bde05977b3631167028862bE2a173976CA11'
  for (const chain of ['eip155:1', 'eip155:137', 'eip155:42161']) {
    expect(getContractName(chain, permit2)).toBe('Permit2')
    expect(getContractName(chain, multicall3)).toBe('Multicall3')
  }
})
