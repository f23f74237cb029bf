import { expect } from '@playwright/test'
import { test } from './fixtures/escrowFrame.ts'

test('S-26: the built services start with recovery by the operator, and tell what copies are sealed to', async ({
  page,
  escrowFrame,
}) => {
  const { origin, waitMs, pass } = escrowFrame
  await page.goto(`${origin}/device`)
  const read = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/project?projectId=latchkey-sandbox')
      const { escrow } = await answer.json()
      return { escrow, time: Date.parse(answer.headers.get('date') ?? '') }
    })
  const before = await read()
  expect(before.escrow).toEqual({ publicKey: expect.stringMatching(/^B[\w-]{86}$/) })
  pass(waitMs)
  await expect
    .poll(async () => (await read()).time - before.time)
    .toBeGreaterThanOrEqual(waitMs - 1_000)
})
