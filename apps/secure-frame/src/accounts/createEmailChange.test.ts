import { BaseError } from '@latchkey/core'
import { startEmailChange } from '@latchkey/frame-api/endpoints'
import { expect, test } from 'vitest'
import { createFakeFrameServer } from '../testing/createFakeFrameServer.ts'
import { createEmailChange } from './createEmailChange.ts'

const opened = {
  walletId: 'wallet00000000000000',
  proof: {
    namespace: 'eip155',
    nonce: `${'n'.repeat(22)}.${'m'.repeat(43)}`,
    signature: `0x${'1'.repeat(130)}`,
  },
} as const
const options = { origin: 'https://app.test', signal: new AbortController().signal }
const begun = {
  action: 'VERIFY_PRIMARY_OTP',
  transactionId: 'transaction0000000000a',
  expiresAt: '2030-01-15T10:00:00.000Z',
  retryAfterSeconds: 30,
}

function createTestChange(refusal?: string) {
  const remote = createFakeFrameServer()
  const proven: string[] = []
  remote.answer(startEmailChange, (input) => {
    if (refusal !== undefined && !('opened' in input)) throw new BaseError('no', { code: refusal })
    return begun
  })
  const vault = {
    async prove(act: string) {
      proven.push(act)
      return opened
    },
  }
  const change = createEmailChange({ client: remote.client, vault })
  return { change, remote, proven }
}

test('S-43f: only a second change sends a proof of the open wallet', async () => {
  const first = createTestChange()
  await first.change.start('new@example.test', options)
  expect(first.proven).toEqual([])
  const second = createTestChange('wallet_proof_needed')
  await second.change.start('new@example.test', options)
  expect(second.proven).toEqual(['email'])
  expect(second.remote.calls.at(-1)?.input).toMatchObject({ opened })
})

test('S-43f: no proof is sent after another refusal', async () => {
  const { change, proven } = createTestChange('login_too_old')
  await expect(change.start('new@example.test', options)).rejects.toMatchObject({
    code: 'login_too_old',
  })
  expect(proven).toEqual([])
})
