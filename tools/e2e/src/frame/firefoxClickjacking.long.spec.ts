import { test } from '../fixtures/approval/approvalPage.ts'
import { createLayoutCount } from '../fixtures/approval/createLayoutCount.ts'
import { measured, nested, unseen } from '../fixtures/approval/layouts.ts'
import { tryLayouts, tryLooks } from '../fixtures/approval/tryLayouts.ts'

// The part of the table that Firefox can test. Firefox reports no visibility to frames, so the
// host's page shows no decisions. Chromium and unit tests cover the window's protection against
// early presses.

/** Number of a corpus entry: a text. */
const message = '101'

const counted = createLayoutCount()
test.afterAll(({ browserName }) => counted.print(browserName))

test('S-54h: a browser without visibility reports decides every layout in a window', async ({
  page,
  approvalHost,
}) => {
  await tryLayouts({ page, approvalHost, counted }, [...measured, ...nested, ...unseen], message)
})

test('S-15: whatever a host asks of its looks, all of a request can be read', async ({
  page,
  approvalHost,
}) => {
  for (const mode of ['light', 'dark'] as const)
    await tryLooks({ page, approvalHost, counted }, mode)
})
