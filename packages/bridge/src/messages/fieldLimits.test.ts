import { expect, test } from 'vitest'
import { parseAppMessage } from './parseAppMessage.ts'

type Given = { readonly kind: string; readonly id?: string; readonly payload?: unknown }

const accepts = ({ kind, id = 'a', payload }: Given) =>
  parseAppMessage({ kind, id, payload }).result === 'request'

const text = (length: number) => 'a'.repeat(length)
/**
 * Creates an email address of this length. Its local part fills the length, because the labels of a
 * domain are limited too.
 */
function email(length: number): string {
  const domain = `@${text(60)}.${text(60)}.${text(60)}.example`
  return text(length - domain.length) + domain
}

const app = { name: 'App', url: 'https://app.example', icons: [] }

/** The limit of each kind of text in S-05, with a message that contains such a text. */
const limits = [
  [
    'an e-mail',
    254,
    (length: number) => ({ kind: 'CONNECT_EMAIL', payload: { email: email(length) } }),
  ],
  ['a code', 16, (length: number) => ({ kind: 'CONNECT_OTP', payload: { otp: text(length) } })],
  [
    'an address of the web',
    2_048,
    (length: number) => ({ kind: 'CONNECT_SOCIAL', payload: { uri: text(length) } }),
  ],
  [
    'a chain id',
    64,
    (length: number) => ({ kind: 'SWITCH_NETWORK', payload: { chainId: text(length) } }),
  ],
  [
    'a text',
    64_000,
    (length: number) => ({
      kind: 'SYNC_DAPP_DATA',
      payload: { projectId: 'p', metadata: { ...app, description: text(length) } },
    }),
  ],
  ['an id', 64, (length: number) => ({ kind: 'IS_CONNECTED', id: text(length) })],
] as const

test.each(limits)(
  'S-05b: %s of %d letters is taken, of one more refused',
  (_name, limit, toGiven) => {
    expect(accepts(toGiven(limit))).toBe(true)
    expect(accepts(toGiven(limit + 1))).toBe(false)
  },
)

test.each(['ab', '0xzz', '0x12 ', `0x${'a'.repeat(500_000)}`])(
  'S-05a: hex data that is no hex or too long is refused',
  (wrong) => {
    const call = (data: string) => ({
      kind: 'RPC_REQUEST',
      payload: {
        method: 'wallet_sendCalls',
        params: [{ calls: [{ to: `0x${'ab'.repeat(20)}`, data }] }],
      },
    })
    expect(accepts(call('0xabcd'))).toBe(true)
    expect(accepts(call(wrong))).toBe(false)
  },
)

test.each(['1234', '0x1234', `0x${'zz'.repeat(20)}`, `0x${'ab'.repeat(21)}`])(
  'S-05a: %s is refused as recipient',
  (wrong) => {
    const call = (to: string) => ({
      kind: 'RPC_REQUEST',
      payload: { method: 'wallet_sendCalls', params: [{ calls: [{ to }] }] },
    })
    expect(accepts(call(`0x${'ab'.repeat(20)}`))).toBe(true)
    expect(accepts(call(wrong))).toBe(false)
  },
)
