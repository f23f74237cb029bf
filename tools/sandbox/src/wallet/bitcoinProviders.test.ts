import { randomUUID } from 'node:crypto'
import {
  createBitcoinWallets,
  hasState,
  type RunningWallet,
  startWallet,
  testAccounts,
} from '@latchkey/sandbox-wallet/testing'
import { initEccLib, Psbt, Transaction } from 'bitcoinjs-lib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { curve } from '../bitcoin/curve.ts'
import { bitcoinAccounts } from '../bitcoin/testing/createWorld.ts'
import { listCoins, requireScript } from '../bitcoin/testing/spend.ts'
import { startBitcoin, type TestBitcoin } from '../bitcoin/testing/startBitcoin.ts'

initEccLib(curve)

const [mira, jonas] = testAccounts
const [payment, ordinal] = mira.bitcoin
const receiver = jonas.bitcoin[0].address
const world: { bitcoin?: TestBitcoin; wallet?: RunningWallet } = {}

beforeEach(async () => {
  world.bitcoin = await startBitcoin()
  world.wallet = await startWallet({ otherNetworks: [world.bitcoin.network] })
})
afterEach(async () => {
  await world.wallet?.stop()
  await world.bitcoin?.stop()
})

/** Opens a page with the sandbox wallet. The wallet's service and the chain are real. */
async function open(personas = 'auto') {
  const { wallet, bitcoin } = world
  if (!wallet || !bitcoin) throw new Error('not started')
  const instance = randomUUID()
  await wallet.control.setPersonas({ instance, personas })
  const page = await wallet.openPage(instance)
  const wallets = await createBitcoinWallets(page)
  return {
    page,
    control: wallet.control,
    node: bitcoin.node,
    ...wallets,
    // Features of the wallet that the type of the Wallet Standard does not contain.
    features: wallets.standard.features as unknown as Features,
  }
}

type Account = { readonly address: string; readonly purpose: string }
type Run<input, output> = (...inputs: readonly input[]) => Promise<readonly output[]>
type Features = {
  'bitcoin:connect': {
    connect: (input?: object) => Promise<{ accounts: readonly Account[] }>
  }
  'standard:connect': { connect: (input?: object) => Promise<{ accounts: readonly Account[] }> }
  'bitcoin:disconnect': { disconnect: () => Promise<void> }
  'bitcoin:signMessage': { signMessage: Run<object, { signature: Uint8Array }> }
  'bitcoin:signTransaction': { signTransaction: Run<object, { signedPsbt: Uint8Array }> }
  'bitcoin:signAndSendTransaction': { signAndSendTransaction: Run<object, { txId: string }> }
  'bitcoin:sendTransfer': { sendTransfer: Run<object, { txid: string }> }
}

type World = Awaited<ReturnType<typeof open>>

function requireResult(answer: Awaited<ReturnType<World['satsConnect']['request']>>) {
  if ('result' in answer) return answer.result
  throw new Error(answer.error.message)
}

function requireAccount(address: string) {
  const account = bitcoinAccounts.find((known) => known.address === address)
  if (!account) throw new Error('no such account')
  return account
}

/** Creates a PSBT that spends the first output of the payment address. */
function createPsbt({ node }: World, amount = 20_000n): Psbt {
  const [coin] = listCoins(node, requireAccount(payment.address))
  if (!coin) throw new Error('no coins')
  const [outpoint, { value, script }] = coin
  const [hash = '', index] = outpoint.split(':')
  return new Psbt()
    .addInput({ hash, index: Number(index), witnessUtxo: { value, script } })
    .addOutput({ script: requireScript(receiver), value: amount })
    .addOutput({ script: requireScript(payment.address), value: value - amount - 500n })
}

test('Wallet Standard: connects both accounts with their purposes, or the requested ones', async () => {
  const { standard, features } = await open()
  expect(standard.accounts).toEqual([])
  expect((await features['standard:connect'].connect({ silent: true })).accounts).toEqual([])
  const { accounts } = await features['bitcoin:connect'].connect({
    purposes: ['payment', 'ordinals'],
  })
  expect(accounts).toMatchObject([
    { address: payment.address, purpose: 'payment', chains: ['bitcoin:mainnet'] },
    { address: ordinal.address, purpose: 'ordinals' },
  ])
  const some = await features['bitcoin:connect'].connect({ purposes: ['ordinals'] })
  expect(some.accounts.map(({ address }) => address)).toEqual([ordinal.address])
})

test('Wallet Standard: the account list is live, and events report changes', async () => {
  const { standard, features, page, control } = await open()
  const heard: unknown[] = []
  const events = standard.features['standard:events'] as unknown as {
    on: (event: string, listener: (change: unknown) => void) => () => void
  }
  events.on('change', (change) => heard.push(change))
  await features['bitcoin:connect'].connect()
  await page.waitFor(hasState(({ bip122 }) => bip122.accounts.length === 2))
  expect(standard.accounts.map(({ address }) => address)).toEqual([
    payment.address,
    ordinal.address,
  ])
  await control.selectAccount({ instance: page.instance, address: jonas.address })
  await page.waitFor(hasState(({ bip122 }) => bip122.accounts[0]?.address === receiver))
  await features['bitcoin:disconnect'].disconnect()
  await expect.poll(() => standard.accounts).toEqual([])
  expect(heard.length).toBeGreaterThanOrEqual(2)
})

test('Wallet Standard: signs a message as bytes, in the requested format', async () => {
  const { features } = await open()
  await features['bitcoin:connect'].connect()
  const sign = async (protocol: string) => {
    const message = new TextEncoder().encode('Grüezi')
    const input = { account: { address: payment.address }, message, protocol }
    const [output] = await features['bitcoin:signMessage'].signMessage(input)
    return output?.signature
  }
  expect((await sign('ecdsa'))?.length).toBe(65)
  expect((await sign('bip322'))?.length).toBeGreaterThan(100)
})

test('Wallet Standard: signs a PSBT that the network takes', async () => {
  const world = await open()
  const { features, node } = world
  await features['bitcoin:connect'].connect()
  const psbt = createPsbt(world)
  const [output] = await features['bitcoin:signTransaction'].signTransaction({
    psbt: psbt.toBuffer(),
    inputsToSign: [{ account: { address: payment.address }, signingIndexes: [0], sigHash: 'ALL' }],
    chain: 'bitcoin:mainnet',
  })
  const signed = Psbt.fromBuffer(output?.signedPsbt ?? new Uint8Array())
  const txid = node.submit(signed.finalizeAllInputs().extractTransaction().toHex())
  expect(node.getTransaction(txid)?.fee).toBe(500n)
})

test('Wallet Standard: signs and sends, and sends a transfer', async () => {
  const world = await open()
  const { features, node } = world
  await features['bitcoin:connect'].connect()
  const [sent] = await features['bitcoin:signAndSendTransaction'].signAndSendTransaction({
    psbt: createPsbt(world).toBuffer(),
    inputsToSign: [{ account: { address: payment.address }, signingIndexes: [0] }],
  })
  const [transfer] = await features['bitcoin:sendTransfer'].sendTransfer({
    account: { address: payment.address },
    recipientAddress: receiver,
    amount: '30000',
  })
  node.mine()
  const { height } = node.getLedger().getTip()
  expect(node.getTransaction(sent?.txId ?? '')?.height).toBe(height)
  expect(node.getTransaction(transfer?.txid ?? '')?.transaction.outs[0]?.value).toBe(30_000n)
})

test('sats-connect: connects, returns accounts silently, disconnects', async () => {
  const { satsConnect } = await open()
  expect(await satsConnect.request('wallet_getAccount')).toMatchObject({ error: { code: -32002 } })
  const result = requireResult(
    await satsConnect.request('wallet_connect', { addresses: ['payment', 'ordinals'] }),
  )
  expect(result).toMatchObject({
    addresses: [
      {
        address: payment.address,
        purpose: 'payment',
        addressType: 'p2wpkh',
        publicKey: payment.publicKey,
      },
      {
        address: ordinal.address,
        purpose: 'ordinals',
        addressType: 'p2tr',
        publicKey: ordinal.publicKey,
      },
    ],
    network: { bitcoin: { name: 'Mainnet' } },
  })
  expect(requireResult(await satsConnect.request('wallet_getAccount'))).toEqual(result)
  const only = await satsConnect.request('getAccounts', { purposes: ['ordinals'] })
  expect(requireResult(only)).toMatchObject([{ address: ordinal.address }])
  await satsConnect.request('wallet_disconnect')
  expect(await satsConnect.request('wallet_getAccount')).toMatchObject({ error: { code: -32002 } })
})

test('sats-connect: signs and sends', async () => {
  const world = await open()
  const { satsConnect, node } = world
  await satsConnect.request('wallet_connect')
  const message = { address: ordinal.address, message: 'Hello', protocol: 'BIP322' }
  expect(requireResult(await satsConnect.request('signMessage', message))).toMatchObject({
    address: ordinal.address,
    protocol: 'BIP322',
    signature: expect.stringMatching(/^AU[A-D][\w+/]+=*$/),
  })
  const psbt = createPsbt(world).toBase64()
  const signInputs = { [payment.address]: [0] }
  const signed = await satsConnect.request('signPsbt', { psbt, signInputs, broadcast: true })
  const { txid } = requireResult(signed) as { txid: string }
  expect(node.getTransaction(txid)?.fee).toBe(500n)
  const recipients = [{ address: receiver, amount: 15_000 }]
  const sent = requireResult(await satsConnect.request('sendTransfer', { recipients }))
  expect(node.getTransaction((sent as { txid: string }).txid)).toBeDefined()
  expect(requireResult(await satsConnect.request('getBalance'))).toMatchObject({
    total: expect.stringMatching(/^1999\d{5}$/),
  })
})

test('sats-connect: error: separate codes for refusal, unknown method and invalid parameters', async () => {
  const { satsConnect } = await open('rejects')
  expect(await satsConnect.request('wallet_connect')).toMatchObject({ error: { code: -32000 } })
  expect(await satsConnect.request('stx_callContract')).toMatchObject({ error: { code: -32601 } })
  expect(await satsConnect.request('signPsbt', {})).toMatchObject({ error: { code: -32602 } })
})

test('UniSat: one account, which pays; public key, chain and balance', async () => {
  const { injected } = await open()
  expect(await injected.getAccounts()).toEqual([])
  await expect(injected.getPublicKey()).rejects.toMatchObject({ code: 4100 })
  expect(await injected.requestAccounts()).toEqual([payment.address])
  expect(await injected.getAccounts()).toEqual([payment.address])
  expect(await injected.getPublicKey()).toBe(payment.publicKey)
  expect(await injected.getNetwork()).toBe('livenet')
  expect(await injected.getChain()).toMatchObject({ enum: 'BITCOIN_MAINNET' })
  expect(await injected.getBalance()).toEqual({
    confirmed: 200_000_000,
    unconfirmed: 0,
    total: 200_000_000,
  })
})

test('UniSat: signs a text, a PSBT complete or not, pushes it, sends coins', async () => {
  const world = await open()
  const { injected, node } = world
  await injected.requestAccounts()
  expect(await injected.signMessage('Hello')).toHaveLength(88)
  expect((await injected.signMessage('Hello', 'bip322-simple')).length).toBeGreaterThan(120)
  const psbt = createPsbt(world).toHex()
  const open_ = Psbt.fromHex(await injected.signPsbt(psbt, { autoFinalized: false }))
  expect(open_.data.inputs[0]).toMatchObject({ partialSig: [{}] })
  const signed = await injected.signPsbt(psbt)
  expect(Psbt.fromHex(signed).data.inputs[0]).toHaveProperty('finalScriptWitness')
  const txid = await injected.pushPsbt(signed)
  expect(node.getTransaction(txid)?.fee).toBe(500n)
  const sent = await injected.sendBitcoin(receiver, 12_000)
  expect(node.getTransaction(sent)?.transaction.outs[0]?.value).toBe(12_000n)
  const raw = Psbt.fromHex(signed).extractTransaction().toHex()
  await expect(injected.pushTx({ rawtx: raw })).resolves.toBe(txid)
  expect(Transaction.fromHex(raw).getId()).toBe(txid)
})

test('UniSat: events follow the account the person selects, and the end of the connection', async () => {
  const { injected, control, page } = await open()
  const heard: unknown[] = []
  injected.on('accountsChanged', (accounts) => heard.push(accounts))
  await injected.requestAccounts()
  await control.selectAccount({ instance: page.instance, address: jonas.address })
  await page.waitFor(hasState(({ bip122 }) => bip122.accounts[0]?.address === receiver))
  await injected.disconnect()
  expect(await injected.getAccounts()).toEqual([])
  await expect.poll(() => heard.at(-1)).toEqual([])
  expect(heard).toContainEqual([payment.address])
  expect(heard).toContainEqual([receiver])
})

test('persona wrong-chain: another network in every style; no-switching: it stays', async () => {
  const wrong = await open('auto,wrong-chain')
  expect(await wrong.injected.getNetwork()).toBe('signet')
  expect(requireResult(await wrong.satsConnect.request('wallet_getNetwork'))).toEqual({
    bitcoin: { name: 'Signet' },
  })
  expect(wrong.standard.chains).toEqual(['bitcoin:signet'])
  await expect(wrong.injected.switchChain('BITCOIN_MAINNET')).rejects.toMatchObject({ code: 4902 })
  const fixed = await open('auto,no-switching')
  await expect(fixed.injected.switchNetwork('testnet')).rejects.toMatchObject({ code: 4200 })
  expect(
    await fixed.satsConnect.request('wallet_changeNetwork', { name: 'Testnet' }),
  ).toMatchObject({ error: { code: -32001 } })
})

test('persona locked: no accounts until a person unlocks', async () => {
  const { injected, page, control } = await open()
  await injected.requestAccounts()
  await control.setPersonas({ instance: page.instance, personas: 'locked' })
  expect(await injected.getAccounts()).toEqual([])
})
