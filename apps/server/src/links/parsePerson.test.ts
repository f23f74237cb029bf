import { expect, test } from 'vitest'
import { parseDiscordUser, parseMarketplaceClaims } from './parsePerson.ts'

const user = { id: '77', username: 'wren', email: 'wren@example.test', verified: true }

test('default: id, name and a verified email address', () => {
  expect(parseDiscordUser(user)).toEqual({
    subject: '77',
    name: 'wren',
    email: 'wren@example.test',
  })
  expect(parseMarketplaceClaims({ sub: 'm-1', name: 'Wren', email: 'w@example.test' })).toEqual({
    subject: 'm-1',
    name: 'Wren',
    email: null,
  })
})

test.each([
  ['wren0', 'wren'],
  ['wren10', 'wren1'],
  ['wren1', 'wren1'],
  ['0wren', '0wren'],
])('product.md §9: the Discord name %s shows as %s', (username, name) => {
  expect(parseDiscordUser({ ...user, username })?.name).toBe(name)
})

test.each([{ verified: false }, { verified: undefined }, { verified: null }, { email: null }])(
  'behavior: %j contains no email address',
  (changes) => {
    expect(parseDiscordUser({ ...user, ...changes })?.email).toBeNull()
  },
)

test.each([{}, { ...user, id: '' }, { ...user, id: '../1' }, { ...user, username: '' }, null, 'x'])(
  'error: %j identifies no account',
  (told) => {
    expect(parseDiscordUser(told)).toBeUndefined()
  },
)

test('behavior: an invalid claim counts as absent, and a missing subject identifies no account', () => {
  const long = 'x'.repeat(255)
  expect(parseMarketplaceClaims({ sub: 's', name: long })).toMatchObject({ name: null })
  expect(parseMarketplaceClaims({ sub: 's', name: 'A', preferred_username: 'a' })?.name).toBe('a')
  expect(parseMarketplaceClaims({ name: 'A' })).toBeUndefined()
  expect(parseMarketplaceClaims({ sub: 'x'.repeat(256) })).toBeUndefined()
})
