import {
  hashTypedData,
  recoverAddress,
  recoverMessageAddress,
  stringToHex,
  type TypedDataDefinition,
  verifyMessage,
} from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningWallet, startWallet, testAccounts } from '../../testing/startWallet.ts'
import type { TestPage } from '../../testing/TestPage.ts'

let wallet: RunningWallet
let page: TestPage
beforeAll(async () => {
  wallet = await startWallet()
  page = await wallet.openPage()
  await wallet.control.setPersonas({ instance: page.instance, personas: 'auto' })
  await page.request('eth_requestAccounts')
})
afterAll(() => wallet.stop())

const [{ address }, second] = testAccounts
const typedData = {
  domain: { name: 'Latchkey', version: '1', chainId: 1 },
  primaryType: 'Vote',
  types: {
    EIP712Domain: [
      { name: 'name', type: 'string' },
      { name: 'version', type: 'string' },
      { name: 'chainId', type: 'uint256' },
    ],
    Vote: [
      { name: 'choice', type: 'string' },
      { name: 'weight', type: 'uint256' },
    ],
  },
  message: { choice: 'yes', weight: '12' },
} as const

test('personal_sign: the signature is the account’s', async () => {
  const signature = await page.request('personal_sign', [stringToHex('Grüße'), address])
  const valid = await verifyMessage({
    address,
    message: 'Grüße',
    signature: signature as `0x${string}`,
  })
  expect(valid).toBe(true)
})

test('personal_sign: signs bytes that are not valid text', async () => {
  const signature = (await page.request('personal_sign', ['0xff00', address])) as `0x${string}`
  expect(await recoverMessageAddress({ message: { raw: '0xff00' }, signature })).toBe(address)
})

test('personal_sign: accepts the address in lower case', async () => {
  const signing = page.request('personal_sign', ['0x00', address.toLowerCase()])
  expect(await signing).toMatch(/^0x[0-9a-f]{130}$/)
})

test('personal_sign: error: 4100 for an account the site does not see', async () => {
  const signing = page.request('personal_sign', ['0x00', second.address])
  await expect(signing).rejects.toMatchObject({ code: 4100 })
})

test.each([
  ['text', JSON.stringify(typedData)],
  ['object', typedData],
])('eth_signTypedData_v4: verifies, sent as %s', async (_form, data) => {
  const signature = (await page.request('eth_signTypedData_v4', [address, data])) as `0x${string}`
  const hash = hashTypedData({
    ...typedData,
    message: { choice: 'yes', weight: 12n },
  } as TypedDataDefinition)
  expect(await recoverAddress({ hash, signature })).toBe(address)
})

test('eth_signTypedData_v4: error: -32602 for another chain', async () => {
  const foreign = { ...typedData, domain: { ...typedData.domain, chainId: 137 } }
  const signing = page.request('eth_signTypedData_v4', [address, foreign])
  await expect(signing).rejects.toMatchObject({ code: -32602 })
})

test('eth_signTypedData_v4: error: -32602 for a value that does not fit its type', async () => {
  const wrong = { ...typedData, message: { choice: 'yes', weight: '-1' } }
  const signing = page.request('eth_signTypedData_v4', [address, wrong])
  await expect(signing).rejects.toMatchObject({ code: -32602 })
})

test('behavior: a person is shown the message that will be signed', async () => {
  await wallet.control.setPersonas({ instance: page.instance, personas: 'approves' })
  const signing = page.request('personal_sign', [stringToHex('hello'), address])
  const asked = await wallet.control.waitForRequest({ instance: page.instance })
  expect(asked.prompt).toEqual({ kind: 'sign-message', address, message: stringToHex('hello') })
  await wallet.control.answer({ id: asked.id, approve: true })
  await signing
  await wallet.control.setPersonas({ instance: page.instance, personas: 'auto' })
})
