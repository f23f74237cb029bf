import { hasState, type RunningWallet, startWallet } from '@latchkey/sandbox-wallet/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Anvil, startAnvil } from './testing/startAnvil.ts'

let anvil: Anvil
let wallet: RunningWallet
beforeAll(async () => {
  anvil = await startAnvil(777)
  wallet = await startWallet()
})
afterAll(async () => {
  await wallet.stop()
  await anvil.stop()
})

const openAutoPage = async () => {
  const page = await wallet.openPage()
  await wallet.control.setPersonas({ instance: page.instance, personas: 'auto' })
  return page
}
const currency = { name: 'Ether', symbol: 'ETH', decimals: 18 }
const sepolia = {
  chainId: '0xaa36a7',
  chainName: 'Sepolia',
  nativeCurrency: currency,
  rpcUrls: ['http://api.latchkey.localhost/v1'],
}

test('switch: every tab receives the new chain', async () => {
  const page = await openAutoPage()
  const other = await wallet.openPage(page.instance)
  expect(await page.request('wallet_switchEthereumChain', [{ chainId: '0x89' }])).toBe(null)
  await other.waitFor(hasState((state) => state.chainId === 137))
  expect(await page.request('eth_chainId')).toBe('0x89')
})

test('switch: no prompt for the current chain', async () => {
  const page = await wallet.openPage()
  expect(await page.call('wallet_switchEthereumChain', [{ chainId: '0x1' }])).toEqual({
    result: null,
  })
})

test('switch: error: 4902 for a chain the wallet does not have', async () => {
  const page = await openAutoPage()
  const switching = page.request('wallet_switchEthereumChain', [{ chainId: sepolia.chainId }])
  await expect(switching).rejects.toMatchObject({ code: 4902 })
})

test('switch: error: 4001 does not change the chain', async () => {
  const page = await wallet.openPage()
  await wallet.control.setPersonas({ instance: page.instance, personas: 'rejects' })
  const switching = page.request('wallet_switchEthereumChain', [{ chainId: '0x89' }])
  await expect(switching).rejects.toMatchObject({ code: 4001 })
  expect(await page.request('eth_chainId')).toBe('0x1')
})

test('add: a network of the sandbox is added and selected, with the sandbox’s own RPC', async () => {
  const page = await wallet.openPage()
  const adding = page.request('wallet_addEthereumChain', [sepolia])
  const { prompt, id } = await wallet.control.waitForRequest({ instance: page.instance })
  expect(prompt).toMatchObject({
    kind: 'add-network',
    network: { chainId: 11155111, name: 'Chain 11155111 (test)' },
    rpcUrl: 'http://127.0.0.1:9',
  })
  await wallet.control.answer({ id, approve: true })
  expect(await adding).toBe(null)
  expect(await page.request('eth_chainId')).toBe('0xaa36a7')
})

test('add: another local chain works if its RPC returns the claimed chain id', async () => {
  const page = await openAutoPage()
  const local = { ...sepolia, chainId: '0x309', rpcUrls: [anvil.url] }
  expect(await page.request('wallet_addEthereumChain', [local])).toBe(null)
  expect(await page.request('eth_blockNumber')).toBe('0x0')
})

test('add: error: -32602 when the RPC is of another chain', async () => {
  const page = await openAutoPage()
  const wrong = { ...sepolia, chainId: '0x30a', rpcUrls: [anvil.url] }
  const adding = page.request('wallet_addEthereumChain', [wrong])
  await expect(adding).rejects.toMatchObject({ code: -32602 })
})

test('add: error: -32602 for an RPC that is not on this machine', async () => {
  const page = await openAutoPage()
  const away = { ...sepolia, chainId: '0x30b', rpcUrls: ['http://rpc.example.com'] }
  const adding = page.request('wallet_addEthereumChain', [away])
  await expect(adding).rejects.toMatchObject({ code: -32602 })
})

test('watch asset: true once approved', async () => {
  const page = await openAutoPage()
  const asset = {
    address: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    symbol: 'GLD',
    decimals: 18,
  }
  const watching = page.request('wallet_watchAsset', { type: 'ERC20', options: asset })
  expect(await watching).toBe(true)
})
