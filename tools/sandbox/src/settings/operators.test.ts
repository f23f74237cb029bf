import { expect, test } from 'vitest'
import { createOperators } from './operators.ts'

test('the sandbox’s own signers follow the ten accounts of the same mnemonic', () => {
  const { bundler, sponsor } = createOperators()
  expect(bundler.address).toBe('0xBcd4042DE499D14e55001CcbB24a551F3b954096')
  expect(sponsor.address).toBe('0x71bE63f3384f5fb98995898A86B02Fb2426c5788')
})
