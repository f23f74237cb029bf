import { stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { now } from '../corpus/messages.ts'
import { prepareApproval } from '../prepareApproval.ts'
import { account, createTestRequest, other } from '../testing/createTestRequest.ts'

const name = 'lena1qlc.latchkey.id'
const timestamp = now / 1_000 + 5
const session = '1f0c7a52-64f1-4f6e-9a3b-0d3f5f1c2b7a'
const registration = { name, attributes: {}, timestamp }
const sessionEnd = `Revoke this smart session.\n\nAccount: eip155:1:${account}\nSession: ${session}`

function approve(text: string, nameZones: readonly string[] = ['latchkey.id']) {
  const params = [stringToHex(text), account]
  const request = createTestRequest({ method: 'personal_sign', params })
  return prepareApproval(request, { now, nameZones, signal: new AbortController().signal })
}

const toTexts = (rows: readonly { readonly label: string; readonly value: object }[]) =>
  rows.map(({ label, value }) => [label, ...Object.values(value).slice(1)].join(': '))

test.each([
  ['a name', registration, `Take the name ${name}`, [`Name: ${name}`]],
  [
    'a name with a bio',
    { ...registration, attributes: { bio: 'I play' } },
    `Take the name ${name}`,
    [`Name: ${name}`, 'Bio: I play'],
  ],
  [
    'the details of a name',
    { attributes: { bio: 'I play' }, timestamp },
    'Change the details of your name',
    ['Bio: I play'],
  ],
  [
    'the own address of a name',
    { coin_type: 60, address: account, timestamp },
    'Change the address of your name',
    ['Network: Ethereum', `Address: ${account}`],
  ],
  ['the end of a session', sessionEnd, 'End an app’s session', [`Session: ${session}`]],
])(
  'S-53f: the message of a service about %s is shown in words',
  async (_, message, title, rows) => {
    const text = typeof message === 'string' ? message : JSON.stringify(message)
    const approval = await approve(text)
    expect(approval).toMatchObject({ title, verified: true, warnings: [], message: { text } })
    expect(toTexts(approval.sections.flatMap((section) => section.rows))).toEqual(rows)
  },
)

test('S-53f: the address of somebody else for the own name is a danger', async () => {
  const coin_type = 2 ** 31 + 8453
  const { title, sections, warnings } = await approve(
    JSON.stringify({ coin_type, address: other, timestamp }),
  )
  expect(title).toBe('Change the address of your name')
  expect(toTexts(sections[0]?.rows ?? [])).toEqual(['Network: eip155:8453', `Address: ${other}`])
  expect(warnings).toEqual([
    { level: 'danger', text: expect.stringContaining('not to your account') },
  ])
})

const json = JSON.stringify(registration)
test.each([
  ['an additional field', JSON.stringify({ ...registration, owner: other })],
  ['a missing field', JSON.stringify({ name, timestamp })],
  ['another order', JSON.stringify({ timestamp, name, attributes: {} })],
  ['spaces', JSON.stringify(registration, null, 1)],
  ['a repeated field', json.replace('{', '{"name":"mira.latchkey.id",')],
  ['an escaped letter', json.replace('lena', '\\u006cena')],
  ['text behind it', `${json} and more`],
  ['another zone', JSON.stringify({ ...registration, name: 'lena1qlc.evil.example' })],
  ['a longer zone', JSON.stringify({ ...registration, name: `${name}.evil` })],
  ['a name below another', JSON.stringify({ ...registration, name: `bank.${name}` })],
  ['an invisible letter', JSON.stringify({ ...registration, name: `l\u200bena.latchkey.id` })],
  ['a look-alike letter', JSON.stringify({ ...registration, name: 'lenа.latchkey.id' })],
  ['capital letters', JSON.stringify({ ...registration, name: 'Lena.latchkey.id' })],
  ['an unknown detail', JSON.stringify({ ...registration, attributes: { avatar: 'x' } })],
  ['a list of details', JSON.stringify({ ...registration, attributes: [] })],
  [
    'a detail with an invisible letter',
    JSON.stringify({ ...registration, attributes: { bio: 'a\u202eb' } }),
  ],
  ['an old time', JSON.stringify({ ...registration, timestamp: now / 1_000 - 61 })],
  ['a distant time', JSON.stringify({ ...registration, timestamp: now / 1_000 + 61 })],
  ['a time as text', JSON.stringify({ ...registration, timestamp: String(timestamp) })],
  ['another coin', JSON.stringify({ coin_type: 0, address: account, timestamp })],
  ['an address that is none', JSON.stringify({ coin_type: 60, address: '0x1', timestamp })],
  ['a session of another account', sessionEnd.replace(account, other)],
  ['a session on another network', sessionEnd.replace('eip155:1:', 'eip155:10:')],
  ['a session with a further line', `${sessionEnd}\nAnd more`],
])('S-53f: an imitation with %s is shown as text', async (_, text) => {
  const approval = await approve(text)
  expect(approval).toMatchObject({ kind: 'sign-message', title: 'Sign a message' })
  expect(approval.message?.text).toBe(text)
})

test('S-53f: without zones in the project no registration is shown in words', async () => {
  expect((await approve(json, [])).title).toBe('Sign a message')
})
