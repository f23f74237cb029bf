import { expect, test } from 'vitest'
import { createTestKit } from '../testing/createTestKit.ts'
import { createKit } from './createKit.ts'

test('K-API-11: creating a kit touches neither window nor storage', () => {
  expect(typeof window).toBe('undefined')
  const { projectId, networks, adapters } = createTestKit().config
  const kit = createKit({ projectId, networks, adapters })
  expect(kit.connection.getState().initialized).toBe(false)
})
