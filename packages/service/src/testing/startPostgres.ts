import { execFileSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { chmod, chown, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Returns the folder of `initdb` and `pg_ctl`; `undefined` if PostgreSQL is not installed. */
export function findPostgres(): string | undefined {
  const folders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
  const versioned = globSync('/usr/lib/postgresql/*/bin').toSorted().toReversed()
  return [...versioned, ...folders].find((folder) => existsSync(join(folder, 'initdb')))
}

export type TestPostgres = {
  readonly url: string
  readonly readLog: () => Promise<string>
  readonly stop: () => Promise<void>
}

export type TestPostgresOptions = {
  /** Whether the server uses fsync, for measurements. */
  readonly isDurable?: boolean
  /** Further arguments of the server's command line, e.g. `-c log_lock_waits=on`. */
  readonly settings?: string
}

/** Starts a new PostgreSQL server in a temporary folder, on a free port. */
export async function startPostgres(
  bin: string,
  { isDurable = false, settings = '' }: TestPostgresOptions = {},
): Promise<TestPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'latchkey-postgres-'))
  const isRoot = process.getuid?.() === 0
  if (isRoot) {
    // PostgreSQL refuses to run as root, so it runs as the user `postgres`.
    const id = (flag: string) =>
      Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
    await chown(folder, id('-u'), id('-g'))
    await chmod(folder, 0o700)
  }
  const run = (tool: string, args: readonly string[]) => {
    const command = [join(bin, tool), ...args]
    const [file = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...command] : command
    execFileSync(file, rest, { stdio: 'ignore', cwd: folder })
  }
  const data = join(folder, 'data')
  const port = await findFreePort()
  run('initdb', ['-N', '-U', 'latchkey', '-A', 'trust', '-D', data])
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=${isDurable ? 'on' : 'off'} ${settings}`
  run('pg_ctl', ['-D', data, '-w', '-l', join(folder, 'log'), '-o', options, 'start'])
  return {
    url: `postgres://latchkey@127.0.0.1:${port}/postgres`,
    readLog: () => readFile(join(folder, 'log'), 'utf8'),
    async stop() {
      run('pg_ctl', ['-D', data, '-m', 'immediate', 'stop'])
      await rm(folder, { recursive: true })
    },
  }
}

/** Returns a free port. Another process may take it before it is used. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}
