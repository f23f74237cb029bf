import { test } from '../fixtures/approval/approvalPage.ts'
import { createLayoutCount } from '../fixtures/approval/createLayoutCount.ts'
import { measured, nested, unseen } from '../fixtures/approval/layouts.ts'
import { tryLayouts, tryLooks } from '../fixtures/approval/tryLayouts.ts'

// The cases of the layout table that Firefox can test. Firefox does not report to frames whether
// they are visible, so no decision appears in the embedding page. Chromium and unit tests cover the
// window's protection against early presses.

/** Number of a sample request: a text to sign. */
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
