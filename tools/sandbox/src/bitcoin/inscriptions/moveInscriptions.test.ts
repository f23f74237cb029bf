import { expect, test } from 'vitest'
import { createWorld, requireAccount } from '../testing/createWorld.ts'
import { listCoins, requireScript, spend } from '../testing/spend.ts'
import { inscribe } from '../treasury/inscribe.ts'

const [owner, other] = [requireAccount('v1_p2tr'), requireAccount('v1_p2tr', 3)]

const findInscribed = (node: ReturnType<typeof createWorld>) => {
  const outpoints = new Set([...node.getInscriptions().values()].map(({ outpoint }) => outpoint))
  return listCoins(node, owner).filter(([outpoint]) => outpoints.has(outpoint))
}

test('default: three ordinal accounts hold two inscriptions each, apart from their plain coins', () => {
  const node = createWorld()
  const all = [...node.getInscriptions().values()]
  expect(all.map(({ body }) => Buffer.from(body, 'hex').toString())).toEqual(
    [1, 2, 3, 4, 5, 6].map((number) => `Clubhouse badge ${number}`),
  )
  expect(all.every(({ contentType }) => contentType === 'text/plain;charset=utf-8')).toBe(true)
  expect(findInscribed(node).map(([, { value }]) => value)).toEqual([10_000n, 546n])
  expect(listCoins(node, owner)[0]?.[1].value).toBe(2_000_000n)
})

test('behavior: an inscription moves with its satoshi, first in, first out', () => {
  const node = createWorld()
  const [plain] = listCoins(node, owner)
  const [inscribed] = findInscribed(node)
  if (!plain || !inscribed) throw new Error('no coins')
  const before = [...node.getInscriptions().values()].find(
    ({ outpoint }) => outpoint === inscribed[0],
  )
  // The first input has 2,000,000 satoshis without inscription, so the inscribed satoshi is moved
  // to the change output.
  const hex = spend(node, {
    from: owner,
    coins: [plain, inscribed],
    to: other.address,
    amount: 1_999_000n,
  })
  const txid = node.submit(hex)
  const after = node.getInscriptions().get(before?.id ?? '')
  expect(after).toMatchObject({ outpoint: `${txid}:1`, offset: 1_000n })
  expect(after?.path).toEqual([inscribed[0], `${txid}:1`])
  node.mine()
  expect(node.getInscriptions().get(before?.id ?? '')).toEqual(after)
})

test('behavior: one that is spent as fee is nowhere any more', () => {
  const node = createWorld()
  const inscribed = findInscribed(node).find(([, { value }]) => value === 546n)
  const [plain] = listCoins(node, owner)
  if (!plain || !inscribed) throw new Error('no coins')
  node.submit(
    spend(node, {
      from: owner,
      coins: [plain, inscribed],
      to: other.address,
      amount: 2_000_000n,
      fee: 546n,
    }),
  )
  const lost = [...node.getInscriptions().values()].filter(({ outpoint }) => !outpoint)
  expect(lost.map(({ path }) => path)).toEqual([[inscribed[0]]])
})

test('behavior: a long text is inscribed in pieces and read as one', () => {
  const node = createWorld()
  const text = 'x'.repeat(3_000)
  const id = inscribe(node, { script: requireScript(other.address), text, postage: 546n })
  const found = node.getInscriptions().get(id)
  expect(Buffer.from(found?.body ?? '', 'hex').toString()).toBe(text)
})
