import { IDBFactory } from 'fake-indexeddb'
import { expect, test } from 'vitest'
import { createRecoveryStatus } from './createRecoveryStatus.ts'
import { openFrameDatabase } from './openFrameDatabase.ts'

const addresses = {
  eip155: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  solana: 'solana',
} as const

const toVault = (wallet: { readonly needs?: boolean; readonly escrowed?: boolean } = {}) => ({
  needsBackup: () => wallet.needs ?? true,
  isEscrowed: () => wallet.escrowed ?? false,
  getAddresses: () => addresses,
})

test('S-35g: the postponement is recorded in this browser and for this wallet', async () => {
  const database = await openFrameDatabase(new IDBFactory())
  const status = createRecoveryStatus({ vault: toVault(), database })
  expect(await status.isPostponed()).toBe(false)
  await status.postpone()
  expect(await createRecoveryStatus({ vault: toVault(), database }).isPostponed()).toBe(true)
  const getAddresses = () =>
    ({ ...addresses, eip155: '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC' }) as const
  const another = createRecoveryStatus({ vault: { ...toVault(), getAddresses }, database })
  expect(await another.isPostponed()).toBe(false)
})

test('S-35f: a confirmed code, a passkey or the operator’s copy counts as a recovery method', async () => {
  const database = await openFrameDatabase(new IDBFactory())
  const isMissing = (wallet: Parameters<typeof toVault>[0]) =>
    createRecoveryStatus({ vault: toVault(wallet), database }).isMissing()
  expect(isMissing({})).toBe(true)
  expect(isMissing({ needs: false })).toBe(false)
  expect(isMissing({ escrowed: true })).toBe(false)
})
