import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lockFolder } from './lockFolder.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'latchkey-lock-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('S-95: a folder has one holder at a time', async () => {
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toMatchObject({
    shortMessage: `The state folder ${folder} is in use by process ${process.pid}.`,
  })
  await release()
  const again = await lockFolder(folder)
  await again()
})

test('S-95: the lock of a killed process is free', async () => {
  const file = new URL('./lockFolder.ts', import.meta.url).href
  const code = `const { lockFolder } = await import('${file}'); await lockFolder(process.argv[1]); console.log('locked'); setInterval(() => {}, 1000)`
  const args = ['--conditions=source', '--input-type=module', '--eval', code, folder]
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  await once(child.stdout, 'data')
  await expect(lockFolder(folder)).rejects.toMatchObject({
    shortMessage: `The state folder ${folder} is in use by process ${child.pid}.`,
  })
  child.kill('SIGKILL')
  await once(child, 'exit')
  const release = await lockFolder(folder)
  await release()
})

test('S-95: a lock file of an older version with the number of a running process is free', async () => {
  await writeFile(join(folder, 'server.lock'), String(process.ppid))
  const release = await lockFolder(folder)
  await expect(lockFolder(folder)).rejects.toThrow('is in use by process')
  await release()
})

test('behavior: a folder with a long path has one holder too', async () => {
  const long = join(folder, 'x'.repeat(100))
  await mkdir(long)
  const release = await lockFolder(long)
  await expect(lockFolder(long)).rejects.toThrow('is in use by process')
  await release()
})

test('error: a folder that is not there', async () => {
  const missing = join(folder, 'missing')
  await expect(lockFolder(missing)).rejects.toMatchObject({
    shortMessage: `The state folder ${missing} cannot be written to.`,
  })
})
