import { toSignInMessage } from '@latchkey/core/sign-in'
import { expect, test } from 'vitest'
import * as contract from './endpoints/index.ts'
import { errorCatalogue, isErrorCode } from './errors/errorCatalogue.ts'
import { signInStatement } from './schemas/signInStatement.ts'

const endpoints = Object.values(contract)

test.each(endpoints.map((endpoint) => [endpoint.path, endpoint] as const))(
  'S-92e: %s refuses unknown input fields',
  (_, endpoint) => {
    const result = endpoint.input.safeParse({ surprise: 1 })
    const codes = result.error?.issues.map((issue) => issue.code)
    expect(codes).toContain('unrecognized_keys')
  },
)

test('every path field is a field of the input', () => {
  for (const { path, input } of endpoints) {
    const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
    expect(Object.keys(input.shape)).toEqual(expect.arrayContaining(names))
  }
})

test('no two endpoints share method and path', () => {
  const keys = endpoints.map(({ method, path }) => `${method} ${path}`)
  expect(new Set(keys).size).toBe(keys.length)
})

test('S-81: the statement may stand in a sign-in message', () => {
  const text = toSignInMessage({
    accountAddress: '0x52908400098527886E0F7030069857D2E4169EE7',
    chainId: 'eip155:1',
    domain: 'play.example.test',
    uri: 'https://play.example.test',
    version: '1',
    nonce: 'abcdefgh',
    issuedAt: '2030-01-15T10:00:00.000Z',
    statement: signInStatement,
  })
  expect(text).toContain(`\n${signInStatement}\n`)
})

test('isErrorCode: only own names of the catalogue', () => {
  expect(Object.keys(errorCatalogue).every(isErrorCode)).toBe(true)
  expect(isErrorCode('toString')).toBe(false)
})
