import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { deriveSealingKeys } from '@latchkey/frame-api/sealing'
import { afterEach, expect, test } from 'vitest'

const main = fileURLToPath(new URL('./main.ts', import.meta.url))
const secret = Buffer.alloc(32, 7)
const running: { readonly child: ChildProcess; readonly ended: Promise<unknown> }[] = []
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})

/** Runs the service as a container does: a process with an environment. */
function run(env: Readonly<Record<string, string>> = {}) {
  const key = secret.toString('base64')
  const child = spawn(process.execPath, ['--conditions=source', main], {
    env: { PORT: '0', SECRET_KEY: key, TOKEN: key, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const said = { output: '', complaint: '' }
  const listening = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk) => {
      said.output += String(chunk)
      const port = /"port":(\d+).*"msg":"listening"/.exec(said.output)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
  })
  child.stderr.on('data', (chunk) => {
    said.complaint += String(chunk)
  })
  const ended = once(child, 'close').then(([code]) => ({ code, complaint: said.complaint }))
  running.push({ child, ended })
  return { child, listening, ended, said }
}

const slow = 120_000

test(
  'S-95: starts without a database, tells its public key and no other, and ends well on SIGTERM',
  async () => {
    const service = run()
    const url = await service.listening
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const { publicKey } = await deriveSealingKeys(Uint8Array.from(secret))
    expect(service.said.output).toContain(Buffer.from(publicKey).toString('base64url'))
    expect(service.said.output).not.toContain(secret.toString('base64url'))
    service.child.kill('SIGTERM')
    expect(await service.ended).toEqual({ code: 0, complaint: '' })
  },
  slow,
)

test(
  'error: a missing variable is named',
  async () => {
    expect(await run({ TOKEN: '' }).ended).toEqual({
      code: 1,
      complaint: 'The configuration is not complete: TOKEN is missing.\n',
    })
  },
  slow,
)
