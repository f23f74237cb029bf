import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

test('default: the committed artifacts match their compiled sources', async () => {
  const program = resolve(import.meta.dirname, '../../contracts/compile.ts')
  const { stdout } = await promisify(execFile)(process.execPath, [program, '--check'])
  expect(stdout).toContain('0 changed')
}, 60_000)
