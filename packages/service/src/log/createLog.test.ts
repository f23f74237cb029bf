import { asIs } from '@latchkey/core/log'
import { expect, test } from 'vitest'
import { createTestDestination } from '../testing/createTestDestination.ts'
import { createLog, describeError, type LogOptions } from './createLog.ts'

type Own = { readonly email?: string; readonly kind?: string }

function start(fields: LogOptions<Own>['fields'] = { email: () => 'hashed', kind: asIs }) {
  const { lines, destination } = createTestDestination()
  return { lines, log: createLog<Own>({ level: 'info', fields, destination }) }
}

test('S-104: default: an event and its allowed fields, each in its format', () => {
  const { lines, log } = start()
  log.info('signed_in', {
    address: '0x52908400098527886E0F7030069857D2E4169EE7',
    email: 'a@b.test',
  })
  expect(lines).toEqual([
    expect.objectContaining({ msg: 'signed_in', address: '0x5290…9EE7', email: 'hashed' }),
  ])
})

test('S-104: a field outside the list is not written, even if the types allow it', () => {
  const { lines, log } = start()
  const fields: Own & { readonly cookie: string; readonly __proto__?: unknown } = {
    cookie: 'secret',
  }
  log.warn('odd', fields)
  expect(JSON.stringify(lines)).not.toContain('secret')
})

test('S-104: a server cannot write more of a shared field than the list allows', () => {
  const fields = { email: asIs, kind: asIs, address: asIs }
  const { lines, log } = start(fields)
  log.info('signed_in', { address: '0x52908400098527886E0F7030069857D2E4169EE7' })
  expect(lines[0]?.['address']).toBe('0x5290…9EE7')
})

test('S-104: texts are cut to a maximum length', () => {
  const { lines, log } = start()
  log.error('long', { kind: 'x'.repeat(1_000) })
  expect(lines[0]?.['kind']).toHaveLength(256)
})

test('S-104: texts in lists are cut too', () => {
  const { lines, log } = start()
  log.error('long', { errorFrames: Array.from({ length: 1_000 }, () => 'x'.repeat(1_000)) })
  const frames = lines[0]?.['errorFrames']
  expect(frames).toEqual(Array.from({ length: 16 }, () => 'x'.repeat(256)))
})

test.each(['', '0x12345678', 'short'])(
  'S-104: an address as short as %j is omitted, because shortening would reveal it',
  (address) => {
    const { lines, log } = start()
    log.info('signed_in', { address })
    expect(lines[0]?.['address']).toBe('…')
  },
)

test('S-103: the name and location of an unexpected error are logged, its message is not', () => {
  const told = describeError(new TypeError('select * from secrets'))
  expect(told.errorName).toBe('TypeError')
  expect(told.errorFrames?.length).toBeGreaterThan(0)
  expect(JSON.stringify(told)).not.toContain('secrets')
})
