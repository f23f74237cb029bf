import { expect, test } from '../fixtures/page/test.ts'
import { listYoungerCalls, removeYoungerCalls, travel } from '../fixtures/product/olderBrowser.ts'

test('K-WORLD-16: login, send and sign-out without the calls that older browsers lack', async ({
  page,
  sandbox,
}) => {
  await removeYoungerCalls(page.context())
  await travel(page, sandbox)
  expect(await listYoungerCalls(page)).toEqual([])
})
