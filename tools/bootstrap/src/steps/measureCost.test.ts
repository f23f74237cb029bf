import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { measureCost } from './measureCost.ts'

const exec = promisify(execFile)
const burn =
  'const until = process.cpuUsage().user + 400_000; while (process.cpuUsage().user < until);'

test('default: processor time of child processes is counted where there is /proc', async () => {
  const { cpuSeconds, result } = await measureCost(async () => {
    await exec('node', ['-e', burn])
    return 'done'
  })
  expect(result).toBe('done')
  if (existsSync('/proc/self/stat')) expect(cpuSeconds).toBeGreaterThan(0.39)
  else expect(cpuSeconds).toBeUndefined()
})
