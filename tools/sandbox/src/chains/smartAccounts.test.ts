import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import {
  createPublicClient,
  createWalletClient,
  http,
  type PublicClient,
  parseEther,
  zeroAddress,
} from 'viem'
import { entryPoint07Abi, entryPoint07Address } from 'viem/account-abstraction'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Running } from '../processes/Service.ts'
import { createOperators } from '../settings/operators.ts'
import { createTestSmartAccount } from '../testing/createTestSmartAccount.ts'
import { prepareTestChain, type TestChain } from '../testing/startTestChain.ts'

const world: { test?: TestChain; running?: Running } = {}
const message = 'app.latchkey.localhost wants you to sign in'

beforeEach(async () => {
  world.test = await prepareTestChain()
})
afterEach(async () => {
  await world.running?.kill()
  await world.test?.removeFolder()
})

async function start() {
  if (!world.test) throw new Error('not prepared')
  world.running = await world.test.runner.start(() => {})
  const { rpcUrl, contracts, chainId } = world.test.chain
  const client: PublicClient = createPublicClient({ chain: mainnet, transport: http(rpcUrl) })
  const readDeposit = () =>
    client.readContract({
      abi: entryPoint07Abi,
      address: contracts.entryPoint,
      functionName: 'balanceOf',
      args: [contracts.paymaster],
    })
  const owner = privateKeyToAccount(generatePrivateKey())
  const account = await createTestSmartAccount({ client, contracts, owner, chainId })
  return { client, contracts, owner, account, running: world.running, readDeposit }
}

test('default: published contracts, the entry point at its canonical address', async () => {
  const { client, contracts, readDeposit } = await start()
  expect(contracts.entryPoint).toBe(entryPoint07Address)
  for (const name of [
    'entryPoint',
    'accountFactory',
    'accountImplementation',
    'delegationManager',
    'paymaster',
  ] as const)
    expect(await client.getCode({ address: contracts[name] })).toMatch(/^0x60/)
  for (const address of Object.values(contracts.enforcers))
    expect(await client.getCode({ address })).toMatch(/^0x60/)
  expect(await readDeposit()).toBe(parseEther('100'))
  const { bundler } = createOperators()
  expect(await client.getBalance({ address: bundler.address })).toBe(parseEther('100'))
})

test('behavior: a restart deploys and funds nothing a second time', async () => {
  const { client, running } = await start()
  const height = await client.getBlockNumber()
  await running.stop()
  const again = await start()
  expect(await again.readDeposit()).toBe(parseEther('100'))
  expect(await again.client.getBlockNumber()).toBe(height)
})

test('behavior: an account signs before it exists (ERC-6492) and after (ERC-1271)', async () => {
  const { client, account, owner } = await start()
  const { address } = account
  const verify = (signature: `0x${string}`, text = message) =>
    client.verifyMessage({ address, message: text, signature })
  const early = await account.signMessage({ message })
  expect(await verify(early)).toBe(true)
  expect(await verify(early, `${message}!`)).toBe(false)

  const { factory = zeroAddress, factoryData = '0x' } = await account.getFactoryArgs()
  const { rpcUrl } = world.test?.chain ?? { rpcUrl: '' }
  const [payer] = createAccounts()
  const wallet = createWalletClient({
    account: privateKeyToAccount(payer.privateKey),
    chain: mainnet,
    transport: http(rpcUrl),
  })
  const hash = await wallet.sendTransaction({ to: factory, data: factoryData })
  await client.waitForTransactionReceipt({ hash, pollingInterval: 20 })
  expect(await client.getCode({ address })).toMatch(/^0x60/)
  const late = await account.signMessage({ message })
  expect(late).toBe(await owner.signMessage({ message }))
  expect(await verify(late)).toBe(true)
  const other = privateKeyToAccount(generatePrivateKey())
  expect(await verify(await other.signMessage({ message }))).toBe(false)
})
