import { expect, test } from 'vitest'
import { createSponsorship } from './createSponsorship.ts'

const noon = Date.parse('2030-01-15T12:00:00.000Z')
const sender = '0x52908400098527886E0F7030069857D2E4169EE7' as const
const state = { now: noon, off: false }
const create = () => {
  Object.assign(state, { now: noon, off: false })
  return createSponsorship({ now: () => state.now, isOff: () => state.off, perDay: 2 })
}
const refusal = (code: number, message: string) =>
  expect.objectContaining({ rpcCode: code, message })

test('default: an account is paid for so often a day, and again the next day', () => {
  const sponsorship = create()
  sponsorship.take({ sender, nonce: 0n })
  sponsorship.take({ sender, nonce: 1n })
  const third = { sender, nonce: 2n }
  const usedUp = 'This account has used up the transactions that are paid for today.'
  expect(() => sponsorship.requireLeft(third)).toThrow(refusal(-32002, usedUp))
  expect(() => sponsorship.take(third)).toThrow(refusal(-32002, usedUp))
  state.now = noon + 12 * 3_600_000
  expect(() => sponsorship.take(third)).not.toThrow()
})

test('behavior: an operation counts once, however often it is requested, and a stub never counts', () => {
  const sponsorship = create()
  for (let time = 0; time < 5; time += 1) {
    sponsorship.requireLeft({ sender, nonce: 9n })
    sponsorship.take({ sender, nonce: 0n })
  }
  expect(() => sponsorship.take({ sender, nonce: 1n })).not.toThrow()
})

test('behavior: an account is the same in capitals, another is counted apart', () => {
  const sponsorship = create()
  for (const nonce of [0n, 1n]) sponsorship.take({ sender, nonce })
  const lower = { sender: '0x52908400098527886e0f7030069857d2e4169ee7', nonce: 2n } as const
  expect(() => sponsorship.take(lower)).toThrow(/used up/)
  const other = { sender: '0x8617E340B3D01FA5F11F306F4090FD50E238070D', nonce: 2n } as const
  expect(() => sponsorship.take(other)).not.toThrow()
})

test('error: sponsoring is switched off', () => {
  const sponsorship = create()
  state.off = true
  expect(() => sponsorship.requireLeft({ sender, nonce: 0n })).toThrow(
    refusal(-32002, 'Nobody pays for transactions at the moment.'),
  )
})
