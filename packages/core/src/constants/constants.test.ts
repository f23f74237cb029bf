import { expect, test } from 'vitest'
import { pairingSpareMs } from './constants.ts'

test('K-WC-02: kit-state §6: a pairing counts as expired with 10 s left or less', () => {
  expect(pairingSpareMs).toBe(10_000)
})
