import { askSlowly, headerCheckMs } from '@latchkey/service/testing'
import { expect, test, vi } from 'vitest'
import { useTestServer } from './testing/useTestServer.ts'

// Prevents timeouts on a machine that runs other suites at the same time.
vi.setConfig({ testTimeout: 60_000 })

const at = useTestServer()

test('S-93d: headers that do not end are cut off within 10 s', async () => {
  const { app } = at.server
  const { headersTimeout } = app.server
  expect(headersTimeout).toBeGreaterThan(0)
  expect(headersTimeout + headerCheckMs).toBeLessThanOrEqual(10_000)
  expect(await askSlowly(app)).toMatch(/^HTTP\/1\.1 408 /)
  await app.close()
})
