import { expect, test } from 'vitest'
import { isContractCode, isDelegation } from './accountCode.ts'

const target = 'AbCdEf0123456789abcdef0123456789abcdef01'

test.each([
  ['no code', '0x', false, false],
  ['a contract', '0x6001', true, false],
  ['a delegation of EIP-7702', `0xef0100${target}`, false, true],
  ['a delegation with one byte more', `0xef0100${target}00`, true, false],
  ['a delegation with one byte less', `0xef0100${target.slice(2)}`, true, false],
  ['another version of a delegation', `0xef0101${target}`, true, false],
  ['no text', null, false, false],
])('A22: %s is judged by one predicate', (_, code, contract, delegated) => {
  expect(isContractCode(code)).toBe(contract)
  expect(isDelegation(code)).toBe(delegated)
})
