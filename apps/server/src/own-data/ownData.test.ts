import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { runCommand } from '../admin/runCommand.ts'
import { awardPoints } from '../points/awardPoints.ts'
import { createTestAward, createTestClub } from '../testing/createTestClub.ts'
import { createTestKey } from '../testing/createTestKey.ts'
import { setUpServer } from '../testing/setUpServer.ts'

const world = setUpServer()

async function openMember() {
  const browser = world.server.openBrowser()
  await browser.signIn(createTestKey())
  const { user } = (await browser.get('/api/me')).json()
  return { browser, userId: String(user.id) }
}

test('default: a player exports all of their data, and no data of other players', async () => {
  const [ada, bo] = [await openMember(), await openMember()]
  const { seasonId } = await createTestClub(world.db)
  await awardPoints(world.db, seasonId, [createTestAward(ada.userId, 5)])
  await awardPoints(world.db, seasonId, [createTestAward(bo.userId, 7)])
  const words = { title: 'The board is empty', severity: 'looks', happened: 'I saw nothing.' }
  const body = { ...words, steps: '', diagnostics: 'Page: /' }
  const sent = await ada.browser.post('/api/reports', body, { 'idempotency-key': randomUUID() })
  const answer = { report: sent.json().report.id, text: 'Mended.', status: 'fixed' }
  const context = { db: world.db, now: world.server.clock.now(), actor: 'mira', report() {} }
  await runCommand(context, { command: 'answer', input: answer })

  const data = (await ada.browser.get('/api/me/data')).json()
  expect(data).toMatchObject({
    readAt: new Date(world.server.clock.now()).toISOString(),
    user: { id: ada.userId },
    accounts: [{ namespace: 'eip155', scope: '' }],
    links: [],
    points: [{ season: 'Winter', points: 5, reason: 'Quest' }],
    reports: [
      { ...words, diagnostics: 'Page: /', status: 'fixed', answers: [{ text: 'Mended.' }] },
    ],
  })
  expect(data.sessions).toHaveLength(1)
  expect(JSON.stringify(data)).not.toContain(bo.userId)
})

test('S-84: the export has no proof of identity', async () => {
  const { browser } = await openMember()
  const text = (await browser.get('/api/me/data')).body
  expect(text).not.toMatch(/token|hash|signature/i)
})
