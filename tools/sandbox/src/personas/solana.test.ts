import { createAdapter } from '@latchkey/adapter-solana'
import { isSignedByAddress } from '@latchkey/adapter-solana/verify'
import type { Network } from '@latchkey/core'
import { solanaDevnet } from '@latchkey/core/networks'
import {
  createSolanaWallet,
  getChange,
  type RunningWallet,
  startWallet,
  testAccounts,
  walletPersonaNames,
} from '@latchkey/sandbox-wallet/testing'
import { PublicKey, SystemProgram, TransactionMessage, VersionedTransaction } from '@solana/web3.js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestCluster, type TestCluster } from '../solana/testing/startTestCluster.ts'
import { createStep } from './createStep.ts'
import { neutral, openPersona } from './openPersona.ts'

const world: { cluster?: TestCluster; wallet?: RunningWallet } = {}
const { caipNetworkId } = solanaDevnet
beforeAll(async () => {
  const cluster = await startTestCluster()
  world.cluster = cluster
  world.wallet = await startWallet({
    otherNetworks: [{ namespace: 'solana', caipNetworkId, name: 'Devnet', url: cluster.url }],
  })
})
afterAll(async () => {
  await world.wallet?.stop()
  await world.cluster?.stop()
})

const [{ solana: mira }, { solana: jonas }] = testAccounts
const { address } = mira
const unbounded = { signal: undefined }
const changeOf = (persona: string) => getChange([persona], 'solana')
const personas = [
  neutral,
  ...walletPersonaNames.filter((name) => Object.keys(changeOf(name)).length > 0),
]

async function open(persona: string, behaviour: string) {
  const { page, ...rest } = await openPersona(world.wallet, { persona, behaviour })
  const provider = await createSolanaWallet(page)
  const network: Network = {
    ...solanaDevnet,
    rpcUrls: { default: { http: [world.cluster?.url ?? ''] } },
  }
  const networks = [network]
  const info = { id: 'test', type: 'ANNOUNCED', name: 'Test', namespace: 'solana' } as const
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
  const { signMessage, solana } = wallet.features
  if (!signMessage || !solana) throw new Error('no Solana wallet')
  return { ...page, wallet, signMessage, solana }
}

test.each(personas)('K-WORLD-01: %s signs a text that verifies', async (persona) => {
  const { signMessage } = await connect(persona)
  const message = 'Sign in to the club'
  const signature = await signMessage({ message, address }, unbounded)
  expect(await isSignedByAddress({ address, message, signature })).toBe(true)
})

test.each(personas)(
  'K-WORLD-07b: %s sends a transfer, by its account or the kit',
  async (persona) => {
    const { solana } = await connect(persona)
    const signature = await solana.transfer({ to: jonas.address, lamports: 1_000_000n }, unbounded)
    const { value } = (await world.cluster?.connection.getSignatureStatus(signature)) ?? {}
    expect(value).toMatchObject({ err: null })
  },
)

function createVersioned(): Uint8Array {
  const payerKey = new PublicKey(address)
  const instructions = [
    SystemProgram.transfer({ fromPubkey: payerKey, toPubkey: payerKey, lamports: 1 }),
  ]
  const recentBlockhash = PublicKey.default.toBase58()
  const message = new TransactionMessage({ payerKey, recentBlockhash, instructions })
  return new VersionedTransaction(message.compileToV0Message()).serialize()
}

test.each(personas)('K-WORLD-07b: %s gets only versions that it lists', async (persona) => {
  const { solana } = await connect(persona)
  const { versions = ['legacy', 0] } = changeOf(persona)
  expect(solana.supportedTransactionVersions).toEqual(versions)
  const signing = solana.signTransaction?.(createVersioned(), unbounded)
  if (versions.includes(0)) expect(await signing).toBeInstanceOf(Uint8Array)
  else await expect(signing).rejects.toMatchObject({ code: 'transaction_version_unsupported' })
})

const rejected = { code: 'connection_rejected' }

test.each(personas)('K-WORLD-01: %s on Solana reports that the user rejected', async (persona) => {
  const { setBehaviour, signMessage, solana } = await connect(persona)
  await setBehaviour('rejects')
  const signing = signMessage({ message: 'one', address }, unbounded)
  await expect(signing).rejects.toMatchObject(rejected)
  const sending = solana.transfer({ to: jonas.address, lamports: 1n }, unbounded)
  await expect(sending).rejects.toMatchObject(rejected)
  const other = await open(persona, 'rejects')
  await expect(other.connect()).rejects.toMatchObject(rejected)
})

const busy = personas.filter((persona) => changeOf(persona).busy)

test.each(busy)('K-WORLD-01: %s on Solana is busy while its prompt is open', async (persona) => {
  const { connect: request, control, instance } = await open(persona, 'approves')
  const first = request()
  await control.waitForRequest({ instance })
  await expect(request()).rejects.toMatchObject({ code: 'wallet_busy' })
  await control.answer({ instance, approve: true })
  expect(await (await first).getAccounts(unbounded)).toEqual([{ address }])
})

test.each(personas)('K-WORLD-06: %s on Solana locks and unlocks', async (persona) => {
  const { wallet, control, instance } = await connect(persona)
  const [locked, unlocked] = [createStep<void>(), createStep<void>()]
  const stop = wallet.watch({
    accountsChanged: (accounts) => (accounts.length > 0 ? unlocked : locked).reach(),
    networkChanged: () => undefined,
    disconnected: () => undefined,
  })
  await control.setLocked({ instance, locked: true })
  await locked.reached
  expect(await wallet.getAccounts(unbounded)).toEqual([])
  await control.setLocked({ instance, locked: false })
  await unlocked.reached
  expect(await wallet.getAccounts(unbounded)).toEqual([{ address }])
  stop()
})
