import { expect, onTestFinished, test, vi } from 'vitest'
import { openRawClient } from './testing/openRawClient.ts'
import { startRelayProcess } from './testing/startRelayProcess.ts'
import { testProjectId as projectId } from './testing/startTestRelay.ts'

// Allows for a machine that is busy with other suites.
vi.setConfig({ testTimeout: 60_000 })

const topic = (name: string) => name.repeat(64).slice(0, 64)

async function createRelay() {
  const relay = await startRelayProcess()
  onTestFinished(relay.end)
  return relay
}

test('S-141e, S-141f: a message acknowledged with true is delivered after a kill and restart', async () => {
  const relay = await createRelay()
  const sender = openRawClient(relay.url, { projectId })
  await sender.opened
  const texts = Array.from({ length: 20 }, (_, index) => `message${index}`)
  for (const [index, message] of texts.entries()) {
    const params = { topic: topic('a'), message, ttl: 300, tag: 1100 }
    expect(await sender.ask(`${index + 1}`, 'irn_publish', params)).toContain('"result":true')
    // The relay is killed right after it has acknowledged the last message.
    if (index === texts.length - 1) await relay.kill()
  }

  await relay.start()
  const receiver = openRawClient(relay.url, { projectId })
  await receiver.opened
  const answer = await receiver.ask('1', 'irn_fetchMessages', { topic: topic('a') })
  const got = JSON.parse(answer).result.messages.map(({ message }: { message: string }) => message)
  expect(got).toEqual(texts)
  receiver.socket.terminate()
})

test('S-141f: a message received before the kill is not delivered again', async () => {
  const relay = await createRelay()
  const open = () => openRawClient(relay.url, { projectId })
  const [sender, receiver] = [open(), open()]
  await Promise.all([sender.opened, receiver.opened])
  await receiver.ask('1', 'irn_subscribe', { topic: topic('b') })
  const params = { topic: topic('b'), message: 'taken', ttl: 300, tag: 1100 }
  await sender.ask('1', 'irn_publish', params)
  expect(await receiver.next()).toContain('irn_subscription')
  // The relay handles the client's acknowledgement before the client's next request.
  expect(await receiver.ask('2', 'irn_unsubscribe', { topic: topic('b') })).toContain('"result"')
  await sender.ask('2', 'irn_publish', { ...params, message: 'waits' })
  await relay.kill()

  await relay.start()
  const later = open()
  await later.opened
  const answer = await later.ask('1', 'irn_fetchMessages', { topic: topic('b') })
  expect(answer).toContain('waits')
  expect(answer).not.toContain('taken')
  later.socket.terminate()
})
