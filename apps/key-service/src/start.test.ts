import { deriveSealingKeys } from '@latchkey/frame-api/sealing'
import { createProgramRunner } from '@latchkey/service/testing'
import { afterEach, expect, test } from 'vitest'

const programs = createProgramRunner(new URL('./', import.meta.url))
const secret = Buffer.alloc(32, 7)
const key = secret.toString('base64')
afterEach(programs.killAll)

const run = (env: Readonly<Record<string, string>> = {}) =>
  programs.run('main.ts', { PORT: '0', SECRET_KEY: key, TOKEN: key, ...env })

const slow = 120_000

test(
  'S-95: starts without a database, logs only its public key, and stops on SIGTERM',
  async () => {
    const service = run()
    const url = await service.listening
    expect((await fetch(`${url}/readyz`)).status).toBe(200)
    const { publicKey } = await deriveSealingKeys(Uint8Array.from(secret))
    expect(service.readOutput()).toContain(Buffer.from(publicKey).toString('base64url'))
    expect(service.readOutput()).not.toContain(secret.toString('base64url'))
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
