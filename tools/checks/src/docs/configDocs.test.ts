import { expect, test } from 'vitest'
import { configured, readVariables, renderConfig } from './configDocs.ts'

const of = (app: keyof typeof configured, name: string) =>
  readVariables(app).find((variable) => variable.name === name)

test('default: lists required, defaulted and optional variables', () => {
  expect(of('server', 'RPC_URLS')).toMatchObject({ needed: true, fallback: undefined })
  expect(of('server', 'WEB_DIST')).toMatchObject({ needed: false, fallback: undefined })
  expect(of('server', 'TRUSTED_PROXIES')).toMatchObject({ needed: false, fallback: 'loopback' })
  expect(of('blockchain-api', 'REQUESTS_PER_MINUTE')).toMatchObject({ fallback: '600' })
  expect(of('secure-frame-server', 'RECOVERY')?.choices).toEqual(['user', 'escrow'])
})

test('behavior: fields that all servers share are those of each', () => {
  const shared = ['PORT', 'HOST', 'LOG_LEVEL', 'METRICS_TOKEN', 'TRUSTED_PROXIES']
  for (const app of Object.keys(configured) as (keyof typeof configured)[]) {
    expect(readVariables(app).map(({ name }) => name)).toEqual(expect.arrayContaining(shared))
  }
  expect(of('key-service', 'DATABASE_URL')).toBeUndefined()
})

test('behavior: rules are cited in the code, not in the table', () => {
  expect(renderConfig()).not.toMatch(/\(S-\d+/)
})
