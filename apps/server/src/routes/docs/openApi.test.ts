import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OpenDatabase } from '../../db/Database.ts'
import { createTestServer } from '../../testing/createTestServer.ts'
import { openTestDatabase } from '../../testing/openTestDatabase.ts'
import { routes } from '../index.ts'

// Allows slow runs on a machine that is busy with other test suites.
vi.setConfig({ testTimeout: 60_000 })

type Parameter = { readonly name: string; readonly in: string; readonly required: boolean }
type Operation = {
  readonly parameters: readonly Parameter[]
  readonly requestBody?: { readonly content: { readonly 'application/json': { schema: object } } }
  readonly security: readonly object[]
}

let open: OpenDatabase
let document: { paths: Record<string, Record<string, Operation>>; components: object }

beforeAll(async () => {
  open = await openTestDatabase()
  const server = await createTestServer({ db: open.db })
  const answer = await server.app.inject({ url: '/api/openapi.json' })
  expect(answer.headers['content-type']).toMatch('application/json')
  document = answer.json()
}, 60_000)
afterAll(() => open.close())

const find = (method: string, path: string) => document.paths[path]?.[method.toLowerCase()]
const toTemplate = (path: string) => path.replace(/:(\w+)/g, '{$1}')

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  'default: %s is described',
  (_, { method, path, policy }) => {
    const operation = find(method, toTemplate(path))
    const names = operation?.parameters.filter((one) => one.in === 'path').map(({ name }) => name)
    expect(names).toEqual([...path.matchAll(/:(\w+)/g)].map(([, name]) => name))
    expect(operation?.security).toEqual(policy.access === 'public' ? [] : [{ session: [] }])
    expect(operation?.requestBody !== undefined).toBe(method === 'POST')
  },
)

test('behavior: fields, limits and the headers of a creating call are described', () => {
  const operation = find('POST', '/api/reports')
  expect(operation?.parameters.map(({ name }) => name)).toEqual(['X-CSRF', 'Idempotency-Key'])
  expect(operation?.requestBody?.content['application/json'].schema).toMatchObject({
    required: ['title', 'severity', 'happened', 'steps', 'diagnostics'],
    additionalProperties: false,
    properties: {
      title: { type: 'string', minLength: 4, maxLength: 80 },
      severity: { enum: ['blocks', 'hinders', 'looks'] },
    },
  })
})

test('behavior: optional query parameters are not required', () => {
  const operation = find('GET', '/api/seasons/{id}/leaderboard')
  expect(operation?.parameters.map(({ name, required }) => [name, required])).toEqual([
    ['id', true],
    ['after', false],
    ['search', false],
  ])
})

test('behavior: every reference has a target', () => {
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)
  for (const [, path = ''] of references) {
    const target = path.split('/').reduce<unknown>((at, key) => Object(at)[key], document)
    expect(target, path).toBeDefined()
  }
})
