import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { createReaper } from './createReaper.ts'
import { isAlive } from './endProcess.ts'

function spawnSleeper() {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { detached: true })
  return { pid: child.pid ?? 0, ended: once(child, 'exit'), child }
}

test('default: after the supervisor dies, only its remaining processes are ended', async () => {
  const [left, released] = [spawnSleeper(), spawnSleeper()]
  const reaper = createReaper()
  reaper.add(left.pid)
  reaper.add(released.pid)
  reaper.remove(released.pid)
  // If the sandbox is killed, the reaper only notices that its input ends.
  reaper.close()
  expect(await left.ended).toEqual([null, 'SIGTERM'])
  expect(isAlive(released.pid)).toBe(true)
  released.child.kill('SIGKILL')
  await released.ended
})
