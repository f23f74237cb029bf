import { expect, test } from 'vitest'
import { useTestServer } from '../testing/useTestServer.ts'
import {
  type Allowance,
  dropOldAllowances,
  noteAllowances,
  returnAllowances,
  takeAllowances,
} from './takeAllowances.ts'

const world = useTestServer()

const second = 1_000
const start = 1_800_000_000_000
const twice: Allowance = { key: 'a', rules: [{ limit: 2, windowMs: 30 * second }] }
const take = (wanted: readonly Allowance[], at: number) =>
  takeAllowances(world.db, wanted, start + at)

test('S-41f: a limit holds to its last second, and says how many are left', async () => {
  expect(await take([twice], 0)).toBe(0)
  expect(await take([twice], 10 * second)).toBe(0)
  expect(await take([twice], 10 * second)).toBe(20)
  expect(await take([twice], 29_500)).toBe(1)
  expect(await take([twice], 30 * second)).toBe(0)
  expect(await take([twice], 30 * second)).toBe(10)
})

test('S-41f: the longest wait of several rules counts', async () => {
  const both: Allowance = {
    key: 'a',
    rules: [
      { limit: 1, windowMs: 10 * second },
      { limit: 2, windowMs: 60 * second },
    ],
  }
  expect(await take([both], 0)).toBe(0)
  expect(await take([both], second)).toBe(9)
  expect(await take([both], 10 * second)).toBe(0)
  expect(await take([both], 11 * second)).toBe(49)
})

test('S-41f: what is refused by one limit counts for none of the others', async () => {
  const other: Allowance = { ...twice, key: 'b' }
  await take([twice], 0)
  await take([twice], 0)
  expect(await take([other, twice], 0)).toBe(30)
  expect(await take([other], 0)).toBe(0)
  expect(await take([other], 0)).toBe(0)
  expect(await take([other], 0)).toBe(30)
})

test('S-41f: ten parallel requests succeed as often as the limit allows', async () => {
  const waits = await Promise.all(Array.from({ length: 10 }, () => take([twice], 0)))
  expect(waits.filter((wait) => wait === 0)).toHaveLength(2)
})

test('S-41f: a recorded action delays later ones, and a returned one does not', async () => {
  await noteAllowances(world.db, [twice, twice, twice], start)
  expect(await take([twice], second)).toBe(29)
  await returnAllowances(world.db, [twice], start)
  await returnAllowances(world.db, [twice], start)
  expect(await take([twice], second)).toBe(0)
  expect(await take([twice], second)).toBe(29)
})

test('default: a row that limits nothing any more goes, one that does stays', async () => {
  await take([twice], 0)
  await take([twice], 0)
  await dropOldAllowances(world.db, start + 29 * second)
  expect(await take([twice], 29 * second)).toBe(1)
  await dropOldAllowances(world.db, start + 31 * second)
  expect(await take([twice], 0)).toBe(0)
})
