import { test } from '../fixtures/approval/approvalPage.ts'
import { createLayoutCount } from '../fixtures/approval/createLayoutCount.ts'
import { measured, nested, unseen } from '../fixtures/approval/layouts.ts'
import { tryLayouts, tryLooks } from '../fixtures/approval/tryLayouts.ts'

// What Firefox can show of the table: it does not tell a frame whether it is seen, so that nothing is decided in a host's
// page. What the window does with presses and time is left to Chromium and to the unit tests.

/** Number of the corpus: a text. */
const message = '101'

const counted = createLayoutCount()
test.afterAll(({ browserName }) => counted.print(browserName))

test('S-54h: a browser that cannot tell what is seen decides every layout of the table in a window', async ({
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
