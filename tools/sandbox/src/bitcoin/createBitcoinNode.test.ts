import { Transaction } from 'bitcoinjs-lib'
import { expect, test } from 'vitest'
import type { BitcoinAccount } from './accounts.ts'
import { createBitcoinNode } from './createBitcoinNode.ts'
import { RejectError } from './RejectError.ts'
import { createWorld, requireAccount } from './testing/createWorld.ts'
import { listCoins, requireScript, spend } from './testing/spend.ts'
import { treasuryScript } from './treasury/key.ts'

const [payer, other] = [requireAccount('v0_p2wpkh'), requireAccount('v0_p2wpkh', 1)]
const types: readonly BitcoinAccount['type'][] = ['p2pkh', 'p2sh', 'v0_p2wpkh', 'v1_p2tr']

function failure(act: () => unknown): RejectError {
  try {
    act()
  } catch (error) {
    if (error instanceof RejectError) return error
    throw error
  }
  throw new Error('it was taken')
}

function flipBit(hex: string, change: (transaction: Transaction) => Uint8Array | undefined) {
  const transaction = Transaction.fromHex(hex)
  const bytes = change(transaction)
  if (bytes) bytes[20] = (bytes[20] ?? 0) ^ 1
  return transaction.toHex()
}

test('default: the first block is the main network’s', () => {
  const node = createBitcoinNode({ now: Date.now })
  const [genesis] = node.getLedger().blocks
  expect(genesis?.id).toBe('000000000019d6689c085ae165831e934ff763ae46a2a6c172b3f1b60a8ce26f')
  expect(genesis?.block.checkProofOfWork()).toBe(true)
})

test('default: a chain of real blocks grows fast', () => {
  const node = createBitcoinNode({ now: Date.now })
  const from = performance.now()
  node.mine({ blocks: 102 })
  expect(performance.now() - from).toBeLessThan(2_000)
  const { block, height } = node.getLedger().getTip()
  expect(height).toBe(102)
  expect([block.checkProofOfWork(), block.checkTxRoots()]).toEqual([true, true])
})

test.each(types)('default: a %s account sends, is seen waiting, then confirmed', (type) => {
  const node = createWorld()
  const from = requireAccount(type)
  const txid = node.submit(spend(node, { from, to: other.address, amount: 700_000n, fee: 500n }))
  expect(node.getTransaction(txid)).toMatchObject({ fee: 500n, height: undefined })
  node.mine()
  const { height } = node.getLedger().getTip()
  expect(node.getTransaction(txid)).toMatchObject({ fee: 500n, height })
  expect(node.getMempool().list()).toEqual([])
  const received = listCoins(node, other).find(([outpoint]) => outpoint === `${txid}:0`)
  expect(received?.[1].value).toBe(700_000n)
})

test.each(types)('error: one flipped bit of a %s signature', (type) => {
  const node = createWorld()
  const from = requireAccount(type)
  const hex = spend(node, { from, to: other.address, amount: 700_000n })
  const tampered = flipBit(hex, ({ ins: [input] }) =>
    input?.witness[0] ? input.witness[0] : input?.script,
  )
  const { rejectCode, message } = failure(() => node.submit(tampered))
  expect(rejectCode).toBe(-26)
  expect(message).toMatch(/^mandatory-script-verify-flag-failed \(/)
  expect(node.getMempool().list()).toEqual([])
  expect(node.submit(hex)).toHaveLength(64)
})

test('error: an amount changed after signing', () => {
  const node = createWorld()
  const transaction = Transaction.fromHex(
    spend(node, { from: payer, to: other.address, amount: 700_000n }),
  )
  const [output] = transaction.outs
  if (output) output.value = 700_001n
  expect(failure(() => node.submit(transaction.toHex())).message).toBe(
    'mandatory-script-verify-flag-failed (Signature must be zero for failed CHECK(MULTI)SIG operation)',
  )
})

test('error: another’s key', () => {
  const node = createWorld()
  const thief = { ...payer, publicKey: other.publicKey, privateKey: other.privateKey }
  expect(() => spend(node, { from: thief, to: other.address, amount: 1_000n })).toThrow()
  const hex = spend(node, { from: payer, to: other.address, amount: 1_000n })
  const transaction = Transaction.fromHex(hex)
  const own = Transaction.fromHex(spend(node, { from: other, to: other.address, amount: 1_000n }))
  transaction.setWitness(0, own.ins[0]?.witness ?? [])
  expect(failure(() => node.submit(transaction.toHex())).reason).toContain(
    'mandatory-script-verify-flag-failed (Script failed an OP_EQUALVERIFY operation)',
  )
})

test('behavior: a second broadcast is accepted while pending, rejected once it is in a block', () => {
  const node = createWorld()
  const hex = spend(node, { from: payer, to: other.address, amount: 10_000n })
  const txid = node.submit(hex)
  expect(node.submit(hex)).toBe(txid)
  node.mine()
  expect(failure(() => node.submit(hex))).toMatchObject({
    rejectCode: -27,
    message: 'Transaction already in block chain',
  })
})

test('error: a coin that is spent, or never was', () => {
  const node = createWorld()
  const first = spend(node, { from: payer, to: other.address, amount: 10_000n })
  const second = spend(node, { from: payer, to: other.address, amount: 20_000n })
  node.submit(first)
  node.mine()
  const missing = { rejectCode: -25, message: 'bad-txns-inputs-missingorspent' }
  expect(failure(() => node.submit(second))).toMatchObject(missing)
  const foreign = Transaction.fromHex(second)
  foreign.ins[0]?.hash.fill(7)
  expect(failure(() => node.submit(foreign.toHex()))).toMatchObject(missing)
})

test('error: a coin that another waiting transaction spends for good', () => {
  const node = createWorld()
  node.submit(spend(node, { from: payer, to: other.address, amount: 10_000n }))
  const coins = listCoins(createWorld(), payer).slice(0, 1)
  const again = spend(node, { from: payer, coins, to: other.address, amount: 1_000n, fee: 90_000n })
  expect(failure(() => node.submit(again)).message).toBe('txn-mempool-conflict')
})

test('error: a coinbase before its time', () => {
  const node = createWorld()
  node.mine({ blocks: 1, script: requireScript(payer.address) })
  const { block } = node.getLedger().getTip()
  const outpoint = `${block.transactions?.[0]?.getId() ?? ''}:0` as const
  const toHex = () => {
    const coin = node.getLedger().getCoin(outpoint)
    if (!coin) throw new Error('no coinbase')
    const coins = [[outpoint, coin]] as const
    return spend(node, { from: payer, coins, to: other.address, amount: 10_000n })
  }
  node.mine({ blocks: 98 })
  expect(failure(() => node.submit(toHex())).message).toBe(
    'bad-txns-premature-spend-of-coinbase, tried to spend coinbase at depth 99',
  )
  node.mine()
  const txid = node.submit(toHex())
  node.mine()
  expect(node.getTransaction(txid)?.height).toBe(node.getLedger().getTip().height)
})

test('error: more paid out than in', () => {
  const node = createWorld()
  const transaction = Transaction.fromHex(
    spend(node, { from: payer, to: other.address, amount: 10_000n }),
  )
  transaction.addOutput(requireScript(other.address), 900_000_000n)
  expect(failure(() => node.submit(transaction.toHex())).message).toMatch(
    /^bad-txns-in-belowout, value in \(1\.50000000\) < value out \(10\.49999000\)$/,
  )
})

test('error: a fee below one satoshi per virtual byte, and one that must be a mistake', () => {
  const node = createWorld()
  const pay = (fee: bigint) =>
    node.submit(spend(node, { from: payer, to: other.address, amount: 10_000n, fee }))
  expect(failure(() => pay(140n)).message).toBe('min relay fee not met, 140 < 141')
  expect(failure(() => pay(2_000_000n))).toMatchObject({
    rejectCode: -25,
    message: expect.stringContaining('Fee exceeds maximum configured by user'),
  })
  expect(pay(141n)).toHaveLength(64)
})

test('behavior: a child may spend a pending output, and both fit into one block', () => {
  const node = createWorld()
  const parent = node.submit(spend(node, { from: payer, to: other.address, amount: 50_000n }))
  const coins = listCoins(node, other).filter(([outpoint]) => outpoint === `${parent}:0`)
  expect(coins).toHaveLength(1)
  const child = node.submit(
    spend(node, { from: other, coins, to: payer.address, amount: 20_000n, fee: 9_000n }),
  )
  node.mine()
  const ids = node
    .getLedger()
    .getTip()
    .block.transactions?.map((one) => one.getId())
  expect(ids?.slice(1)).toEqual([parent, child])
  const [coinbase] = node.getLedger().getTip().block.transactions ?? []
  expect(coinbase?.outs[0]).toEqual({ script: treasuryScript, value: 5_000_010_000n })
})

test('error: a chain of more than 25 that wait', () => {
  const node = createWorld()
  const step = () => {
    const coins = listCoins(node, payer).slice(0, 1)
    return node.submit(spend(node, { from: payer, coins, to: other.address, amount: 1_000n }))
  }
  for (let made = 0; made < 25; made += 1) step()
  expect(failure(step).message).toMatch(/^too-long-mempool-chain/)
})

test('error: malformed transactions', () => {
  const node = createWorld()
  expect(failure(() => node.submit('00'))).toMatchObject({
    rejectCode: -22,
    reason: 'TX decode failed',
  })
  const coinbase = node.getLedger().getTip().block.transactions?.[0]?.toHex() ?? ''
  expect(failure(() => createBitcoinNode({ now: Date.now }).submit(coinbase)).message).toBe(
    'coinbase',
  )
})
