import { expect, test } from 'vitest'
import { mailsPerAddress, mailsPerDevice } from '../config/constants.ts'
import { withoutWait } from './mailAllowances.ts'

test('S-41h: without the wait between mails, the limits per hour and day still reject', () => {
  const ofAddress = { key: 'address', rules: mailsPerAddress }
  const ofDevice = { key: 'device', rules: mailsPerDevice }
  const before = { key: 'before', rules: mailsPerDevice }
  const hour = 3_600_000
  expect(withoutWait({ taken: [ofAddress, ofDevice], noted: [before] })).toEqual({
    taken: [
      {
        key: 'address',
        rules: [
          { limit: 5, windowMs: hour },
          { limit: 15, windowMs: 24 * hour },
        ],
      },
    ],
    noted: [before, ofDevice],
  })
})
