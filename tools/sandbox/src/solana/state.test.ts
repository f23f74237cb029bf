import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Keypair, LAMPORTS_PER_SOL, PublicKey, SystemProgram, Transaction } from '@solana/web3.js'
import { afterEach, expect, test } from 'vitest'
import { planKeys } from './plan.ts'
import { startTestCluster, type TestCluster } from './testing/startTestCluster.ts'

const gold = new PublicKey(planKeys.goldMint.address)
const running = new Set<TestCluster>()
const start = async (...options: Parameters<typeof startTestCluster>) => {
  const started = await startTestCluster(...options)
  running.add(started)
  return started
}
const restart = async (old: TestCluster) => {
  running.delete(old)
  const started = await old.restart()
  running.add(started)
  return started
}
afterEach(async () => {
  for (const cluster of running) await cluster.stop()
  running.clear()
})

async function send({ connection, keys }: TestCluster, to = Keypair.generate().publicKey) {
  const transaction = new Transaction().add(
    SystemProgram.transfer({
      fromPubkey: keys[0].publicKey,
      toPubkey: to,
      lamports: LAMPORTS_PER_SOL,
    }),
  )
  const signature = await connection.sendTransaction(transaction, [keys[0]])
  return { to, signature, raw: transaction.serialize() }
}

test('default: a restart continues with accounts, history, slots and blockhashes', async () => {
  const first = await start()
  const { to, signature, raw } = await send(first)
  const latest = await first.connection.getLatestBlockhash()
  const slot = await first.connection.getSlot()
  const second = await restart(first)
  const { connection } = second
  expect(await connection.getBalance(to)).toBe(LAMPORTS_PER_SOL)
  expect(await connection.getSlot()).toBe(slot)
  expect((await connection.isBlockhashValid(latest.blockhash)).value).toBe(true)
  const { value } = await connection.getSignatureStatus(signature)
  expect(value).toMatchObject({ err: null })
  await expect(connection.sendRawTransaction(raw)).rejects.toThrow('already been processed')
  const { value: supply } = await connection.getTokenSupply(gold)
  expect(supply.uiAmountString).toBe('10000')
  await send(second)
})

test('behavior: slots go on by themselves', async () => {
  const { connection } = await start({ slotMs: 5 })
  const slot = await connection.getSlot()
  await expect.poll(() => connection.getSlot()).toBeGreaterThan(slot + 3)
})

test('error: a broken file is one sentence', async () => {
  const first = await start()
  const folder = first.folder
  await first.cluster.stop()
  writeFileSync(join(folder, 'solana-devnet.json'), '{"version":1}')
  running.clear()
  await expect(startTestCluster({ folder })).rejects.toThrow(/cannot be read: start with --fresh/)
})
