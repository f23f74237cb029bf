import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './root.mjs'
import { run } from './spawn.mjs'
import { UserError } from './userError.mjs'

const stamp = join(root, 'node_modules', '.latchkey-installed')

function lockfileHash() {
  const files = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json']
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function reasonFor(output) {
  if (/ENOSPC|No space left/i.test(output)) return 'the disk is full'
  if (/ENOTFOUND|ECONNREFUSED|EAI_AGAIN|network|timed? ?out/i.test(output))
    return 'the npm registry cannot be reached'
  if (/FROZEN_LOCKFILE|OUTDATED_LOCKFILE/i.test(output))
    return 'pnpm-lock.yaml does not fit the package.json files'
  return output.trim().split('\n').slice(-8).join('\n')
}

/** Installs the workspace's packages if the lockfile has changed since the last run. */
export async function ensurePackages(env) {
  const hash = lockfileHash()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  console.log('· installing packages (first time about 30 s)')
  const args = ['install', '--reporter=append-only', '--frozen-lockfile']
  const { code, output } = await run('pnpm', args, { env, quiet: true })
  if (code !== 0) throw new UserError(`The packages could not be installed: ${reasonFor(output)}.`)
  writeFileSync(stamp, hash)
}
