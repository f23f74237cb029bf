import { createAdapter } from '@latchkey/adapter-bip122'
import { isSignedByAddress } from '@latchkey/adapter-bip122/verify'
import type { Network } from '@latchkey/core'
import { bitcoin } from '@latchkey/core/networks'
import {
  createBitcoinWallets,
  getChange,
  type RunningWallet,
  startWallet,
  testAccounts,
  walletPersonaNames,
} from '@latchkey/sandbox-wallet/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startBitcoin, type TestBitcoin } from '../bitcoin/testing/startBitcoin.ts'
import { createStep } from './createStep.ts'
import { neutral, openPersona } from './openPersona.ts'

const world: { chain?: TestBitcoin; wallet?: RunningWallet } = {}
beforeAll(async () => {
  const chain = await startBitcoin()
  world.chain = chain
  world.wallet = await startWallet({ otherNetworks: [chain.network] })
})
afterAll(async () => {
  await world.wallet?.stop()
  await world.chain?.stop()
})

const [mira, jonas] = testAccounts
const [payment, ordinal] = mira.bitcoin
const recipient = jonas.bitcoin[0].address
const unbounded = { signal: undefined }
const { caipNetworkId } = bitcoin
const changeOf = (persona: string) => getChange([persona], 'bip122')
const personas = [
  neutral,
  ...walletPersonaNames.filter((name) => Object.keys(changeOf(name)).length > 0),
]
const styles = { satsConnect: 'satsConnect', unisat: 'injected' } as const

async function open(persona: string, behaviour: string) {
  const { page, ...rest } = await openPersona(world.wallet, { persona, behaviour })
  const { api } = changeOf(persona)
  const style = api ? styles[api] : 'standard'
  const provider = { style, target: (await createBitcoinWallets(page))[style] }
  const http = [world.chain?.network.url ?? '']
  const networks: readonly Network[] = [{ ...bitcoin, rpcUrls: { default: { http } } }]
  const info = { id: 'test', type: 'ANNOUNCED', name: 'Test', namespace: 'bip122' } as const
  const connect = () =>
    createAdapter({ networks }).connect(
      { info, provider },
      { networks, silent: false, ...unbounded },
    )
  return { ...rest, connect }
}

async function connect(persona: string) {
  const page = await open(persona, 'auto')
  const wallet = await page.connect()
  const { bitcoin: features } = wallet.features
  if (!features) throw new Error('no Bitcoin wallet')
  return { ...page, wallet, features }
}

test.each(personas)(
  'K-CHAIN-03: %s shares its Bitcoin accounts, and no others',
  async (persona) => {
    const { wallet } = await connect(persona)
    const accounts = [
      [payment.address, 'payment'],
      [ordinal.address, 'ordinal'],
    ].slice(0, persona === 'unisat' ? 1 : 2)
    const shared = await wallet.getAccounts(unbounded)
    expect(shared.map(({ address, type }) => [address, type])).toEqual(accounts)
  },
)

test.each(personas)('K-CHAIN-03: %s signs a text that verifies', async (persona) => {
  const { wallet, features } = await connect(persona)
  const message = 'Grüezi'
  for (const { address } of await wallet.getAccounts(unbounded)) {
    const signature = await features.signMessage({ message, address }, unbounded)
    expect(isSignedByAddress({ address, caipNetworkId, message, signature })).toBe(true)
  }
})

test.each(personas)('K-WORLD-24a: %s sends a transfer', async (persona) => {
  const { features } = await connect(persona)
  const txid = await features.sendTransfer({ recipient, amount: 70_000n }, unbounded)
  const outputs = world.chain?.node.getTransaction(txid)?.transaction.outs ?? []
  expect(outputs.map(({ value }) => value)).toContain(70_000n)
  world.chain?.node.mine()
})

const rejected = { code: 'connection_rejected' }

test.each(personas)('K-WORLD-01: %s on Bitcoin reports that the user rejected', async (persona) => {
  const { setBehaviour, features } = await connect(persona)
  await setBehaviour('rejects')
  const signing = features.signMessage({ message: 'one', address: payment.address }, unbounded)
  await expect(signing).rejects.toMatchObject(rejected)
  const sending = features.sendTransfer({ recipient, amount: 70_000n }, unbounded)
  await expect(sending).rejects.toMatchObject(rejected)
  const other = await open(persona, 'rejects')
  await expect(other.connect()).rejects.toMatchObject(rejected)
})

test.each(personas)('K-WORLD-06: %s on Bitcoin locks and unlocks', async (persona) => {
  const { wallet, control, instance } = await connect(persona)
  const [locked, unlocked] = [createStep<void>(), createStep<void>()]
  const stop = wallet.watch({
    accountsChanged: (accounts) => (accounts.length > 0 ? unlocked : locked).reach(),
    networkChanged: () => undefined,
    disconnected: () => undefined,
  })
  await control.setLocked({ instance, locked: true })
  await locked.reached
  await control.setLocked({ instance, locked: false })
  await unlocked.reached
  stop()
  const [first] = await wallet.getAccounts(unbounded)
  expect(first?.address).toBe(payment.address)
})
