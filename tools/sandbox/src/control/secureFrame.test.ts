import { createAccounts } from '@latchkey/sandbox-wallet/accounts'
import { expect, test } from 'vitest'
import { planContracts } from '../chains/contracts.ts'
import { chainDefinitions } from '../chains/definitions.ts'
import { createTestSandbox } from '../testing/createTestSandbox.ts'
import { clearFaults } from './commands/faults.ts'
import { approveFarcaster, setIdentityFault } from './commands/identity.ts'
import { clearMail, setMailFault, waitForMail } from './commands/mail.ts'

function start() {
  const { contracts } = planContracts(createAccounts())
  const chain = { ...chainDefinitions[0], rpcUrl: 'http://127.0.0.1:1', contracts }
  return createTestSandbox({ chain, controlPort: 1 })
}

const toRaw = (subject: string) =>
  Buffer.from(`From: a@b.test\r\nSubject: ${subject}\r\n\r\nHello\r\n`)

test('wait-for-mail: the next that fits, or null after the time', async () => {
  const sandbox = start()
  const waiting = waitForMail.answer({ to: 'ada@example.test' }, sandbox)
  await sandbox.mailbox.add(toRaw('Your code: 204816'), ['ada@example.test'])
  const { message } = await waiting
  expect(message).toMatchObject({ id: 1, subject: 'Your code: 204816', codes: ['204816'] })
  expect(await waitForMail.answer({ after: 1, timeoutMs: 0 }, sandbox)).toEqual({ message: null })
  await expect(waitForMail.answer({ timeoutMs: 60_000 }, sandbox)).rejects.toThrow()
})

test('clear-mail empties the mailbox', async () => {
  const sandbox = start()
  await sandbox.mailbox.add(toRaw('x'), ['ada@example.test'])
  await clearMail.answer({}, sandbox)
  expect(sandbox.mailbox.list()).toEqual([])
})

test('clear-faults also clears the faults of mails and stand-ins', async () => {
  const sandbox = start()
  await setMailFault.answer({ refuse: true }, sandbox)
  await setIdentityFault.answer({ provider: 'x', fault: { at: 'token', status: 503 } }, sandbox)
  expect(sandbox.mailbox.getFault().refuse).toBe(true)
  expect(sandbox.identityFaults.get('x')).toMatchObject({ at: 'token', status: 503 })
  await clearFaults.answer({}, sandbox)
  expect(sandbox.mailbox.getFault().refuse).toBe(false)
  expect(sandbox.identityFaults.get('x')).toBeUndefined()
})

test('set-identity-fault: omitting the fault clears it, and an unknown provider is rejected', async () => {
  const sandbox = start()
  await setIdentityFault.answer({ provider: 'x', fault: { at: 'user' } }, sandbox)
  await setIdentityFault.answer({ provider: 'x' }, sandbox)
  expect(sandbox.identityFaults.get('x')).toBeUndefined()
  await expect(setIdentityFault.answer({ provider: 'nobody' }, sandbox)).rejects.toThrow()
})

test('error: approve-farcaster of a request that is not there', async () => {
  const url = 'http://id.test/farcaster/approve?channelToken=x'
  await expect(approveFarcaster.answer({ url }, start())).rejects.toMatchObject({ status: 404 })
})
