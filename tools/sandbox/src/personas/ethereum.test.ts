import { createAdapter } from '@latchkey/adapter-eip155'
import type { TypedData } from '@latchkey/core'
import { mainnet, polygon, sepolia } from '@latchkey/core/networks'
import {
  createEthereumWallet,
  getChange,
  type RunningWallet,
  startWallet,
  testAccounts,
  toTestChain,
  type WalletPersonaName,
  walletPersonaNames,
  walletPersonas,
} from '@latchkey/sandbox-wallet/testing'
import { recoverMessageAddress, recoverTypedDataAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createStep } from './createStep.ts'
import { neutral, openPersona } from './openPersona.ts'
import { sentHash, startNode } from './startNode.ts'

const world: { wallet?: RunningWallet; node?: Awaited<ReturnType<typeof startNode>> } = {}
beforeAll(async () => {
  const node = await startNode()
  const unknown = toTestChain(11155111, node.url, false)
  world.node = node
  world.wallet = await startWallet({
    chains: [toTestChain(1, node.url), toTestChain(137), unknown],
  })
})
afterAll(async () => {
  await world.wallet?.stop()
  world.node?.stop()
})

const [{ address }] = testAccounts
const unbounded = { signal: undefined }
const networks = [mainnet, polygon, sepolia]
const hasEthereum = (name: WalletPersonaName) =>
  walletPersonas[name].differences.some(({ part }) => part === 'eip155')
const personas = [neutral, ...walletPersonaNames.filter(hasEthereum)]
const changeOf = (persona: string) => getChange([persona], 'eip155')

/** Opens a page whose wallet is a persona with a behaviour, and the adapter of the page. */
async function open(persona: string, behaviour: string) {
  const { page, ...rest } = await openPersona(world.wallet, { persona, behaviour })
  const { reached: agreed, reach } = createStep<() => void>()
  const provider = await createEthereumWallet(page, reach)
  const info = { id: 'test', type: 'ANNOUNCED', name: 'Test', namespace: 'eip155' } as const
  const connect = (silent = false) =>
    createAdapter({ networks }).connect({ info, provider }, { networks, silent, ...unbounded })
  return { ...rest, connect, agreed }
}

async function connect(persona: string) {
  const page = await open(persona, 'auto')
  const wallet = await page.connect()
  const { signMessage, ethereum, switchNetwork } = wallet.features
  if (!signMessage || !ethereum || !switchNetwork) throw new Error('no EVM wallet')
  const readNetwork = () => wallet.getNetworkId(unbounded)
  return { ...page, wallet, signMessage, ethereum, switchNetwork, readNetwork }
}

const signs = personas.filter((persona) => persona !== 'safe')

test.each(signs)('K-WORLD-07c: %s signs a text in the standard form', async (persona) => {
  const { signMessage } = await connect(persona)
  for (const message of ['one', 'two', 'three']) {
    const signature = await signMessage({ message, address }, unbounded)
    expect(signature.slice(-2)).toMatch(/1b|1c/)
    const signer = await recoverMessageAddress({ message, signature: signature as `0x${string}` })
    expect(signer).toBe(address)
  }
})

test('K-CHAIN-14: safe gives no signature, which is an error', async () => {
  const { signMessage } = await connect('safe')
  const signing = signMessage({ message: 'one', address }, unbounded)
  await expect(signing).rejects.toMatchObject({ code: 'sign_message_failed' })
})

const permit: TypedData = {
  domain: { name: 'USD Coin', version: '2', chainId: 1n, verifyingContract: address },
  types: { Permit: [{ name: 'value', type: 'uint256' }] },
  primaryType: 'Permit',
  message: { value: 5n },
}

test.each(signs)('K-WORLD-07a: %s signs typed data for its domain', async (persona) => {
  const { ethereum } = await connect(persona)
  const signature = await ethereum.signTypedData(permit, unbounded)
  expect(await recoverTypedDataAddress({ ...permit, signature })).toBe(address)
})

const switches = personas.filter((persona) => persona !== 'safe')

test.each(switches)('K-WORLD-03: %s is on a known network after a switch', async (persona) => {
  const { switchNetwork, readNetwork, agreed } = await connect(persona)
  const switching = switchNetwork(polygon, unbounded)
  if (changeOf(persona).switchesLate) {
    const carryOut = await agreed
    expect(await readNetwork()).toBe(mainnet.caipNetworkId)
    carryOut()
  }
  await switching
  expect(await readNetwork()).toBe(polygon.caipNetworkId)
})

const adds = switches.filter((persona) => persona !== 'phantom')

test.each(adds)('K-WORLD-01: %s is asked to add a network it does not know', async (persona) => {
  const { switchNetwork, readNetwork, agreed } = await connect(persona)
  const switching = switchNetwork(sepolia, unbounded)
  if (changeOf(persona).switchesLate) (await agreed)()
  await switching
  expect(await readNetwork()).toBe(sepolia.caipNetworkId)
})

test.each([
  ['phantom', 'connector_chain_not_found'],
  ['safe', 'feature_not_supported'],
])('K-WORLD-01: %s cannot add a network', async (persona, code) => {
  const { switchNetwork, readNetwork } = await connect(persona)
  await expect(switchNetwork(sepolia, unbounded)).rejects.toMatchObject({ code })
  expect(await readNetwork()).toBe(mainnet.caipNetworkId)
})

test.each(personas)('K-CHAIN-01: %s sends a transaction', async (persona) => {
  const { ethereum } = await connect(persona)
  expect(await ethereum.sendTransaction({ to: address }, unbounded)).toBe(sentHash)
})

const rejected = { code: 'connection_rejected' }

test.each(personas)('K-WORLD-01: %s reports that the user rejected', async (persona) => {
  const { setBehaviour, signMessage, ethereum } = await connect(persona)
  await setBehaviour('rejects')
  const signing = signMessage({ message: 'one', address }, unbounded)
  await expect(signing).rejects.toMatchObject(rejected)
  const sending = ethereum.sendTransaction({ to: address }, unbounded)
  await expect(sending).rejects.toMatchObject(rejected)
  const other = await open(persona, 'rejects')
  await expect(other.connect()).rejects.toMatchObject(rejected)
})

const busy = personas.filter((persona) => changeOf(persona).busy)

test.each(busy)('K-WORLD-01: %s is busy while its prompt is open', async (persona) => {
  const { connect: request, control, instance } = await open(persona, 'approves')
  const first = request()
  await control.waitForRequest({ instance })
  await expect(request()).rejects.toMatchObject({ code: 'wallet_busy' })
  await control.answer({ instance, approve: true })
  expect(await (await first).getAccounts(unbounded)).toEqual([{ address }])
  // The wallet is free again.
  expect(await (await request()).getAccounts(unbounded)).toEqual([{ address }])
})

test.each(personas)('K-WORLD-06: %s locks and unlocks without a disconnect', async (persona) => {
  const { wallet, control, instance } = await connect(persona)
  const seen: (readonly unknown[])[] = []
  const [locked, unlocked] = [createStep<void>(), createStep<void>()]
  const stop = wallet.watch({
    accountsChanged: (accounts) => {
      seen.push(accounts)
      const step = accounts.length > 0 ? unlocked : locked
      step.reach()
    },
    networkChanged: () => undefined,
    disconnected: () => seen.push(['disconnected']),
  })
  await control.setLocked({ instance, locked: true })
  await locked.reached
  await control.setLocked({ instance, locked: false })
  await unlocked.reached
  stop()
  expect(seen).toEqual([[], [{ address }]])
})

test.each(personas)('K-WORLD-08: %s lists its capabilities', async (persona) => {
  const { ethereum } = await connect(persona)
  const capabilities = await ethereum.getCapabilities?.(unbounded)
  expect(capabilities).toEqual({
    '0x1': { atomic: { status: 'unsupported' } },
    '0x89': { atomic: { status: 'unsupported' } },
  })
})
