import { defineEndpoint } from '@latchkey/core/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import type { ServiceContext } from '../context/ServiceContext.ts'
import { createDefineRoute, type RawCall } from './defineRoute.ts'
import type { RateClass } from './toRateBuckets.ts'

type TestService = { context: ServiceContext; session: { user: string }; rate: RateClass }
const defineRoute = createDefineRoute<TestService>()

const endpoint = defineEndpoint({
  method: 'GET',
  path: '/api/test',
  access: 'public',
  input: z.strictObject({ id: z.optional(z.string()) }),
  response: z.object({ user: z.object({ name: z.string() }) }),
})
const policy = {
  access: 'public',
  owner: 'no-owner',
  rate: 'read',
  bodyLimitBytes: 1,
  idempotency: 'safe',
  csrf: 'safe-method',
  contentType: 'application/json',
} as const

const call = { input: {}, session: undefined } as unknown as RawCall<
  ServiceContext,
  { user: string }
>
const answering = (answer: { user: { name: string } }) =>
  defineRoute(endpoint, { ...policy, handle: () => answer }).run(call)

test('S-98: default: an answer that matches the contract is sent', async () => {
  await expect(answering({ user: { name: 'Ann' } })).resolves.toEqual({ user: { name: 'Ann' } })
})

test('S-98: an answer with an additional field at any depth is not sent', async () => {
  const row = { name: 'Ann', email: 'ann@example.test' }
  await expect(answering({ user: row })).rejects.toMatchObject({ code: 'internal' })
})

test('S-92a: a policy with a missing field does not compile', () => {
  const { rate: _, ...incomplete } = policy
  const handle = () => ({ user: { name: 'Ann' } })
  // Only the compiler rejects these definitions.
  // @ts-expect-error -- the rate class is missing
  expect(() => defineRoute(endpoint, { ...incomplete, handle })).not.toThrow()
  // @ts-expect-error -- the endpoint is public
  expect(() => defineRoute(endpoint, { ...policy, access: 'session', handle })).not.toThrow()
})
