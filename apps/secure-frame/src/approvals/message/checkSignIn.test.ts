import { type SignInData, toSignInMessage } from '@latchkey/core/sign-in'
import { expect, test } from 'vitest'
import {
  account,
  createTestRequest,
  origin,
  other,
  solanaNetwork,
} from '../testing/createTestRequest.ts'
import { checkSignIn } from './checkSignIn.ts'

const request = createTestRequest({ method: 'personal_sign', params: [] })
const check = (text: string) => checkSignIn(text, request, 0)

test.each([
  ['as it is', 'app.example.test wants you to sign in with your Ethereum account:'],
  ['in capitals', 'app.example.test WANTS YOU TO SIGN IN WITH YOUR Ethereum account:'],
  ['with wide gaps', 'app.example.test wants  you to sign in\u00a0with your account'],
  ['over two lines', 'app.example.test wants you to\nsign in with your account'],
  [
    'with letters that nobody sees',
    'app.example.test wants you to s\u200bign in with your account',
  ],
])('S-53c: the sign-in phrase %s is marked in a text without the sign-in form', (_, text) => {
  expect(check(text)).toBe('marked')
})

test('S-53c: another text is not marked', () => {
  expect(check('I want you to sign my shirt')).toBeUndefined()
})

const solanaAccount = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9'
const signIns = [
  ['eip155', 'personal_sign', account, 'eip155:1'],
  ['solana', 'solana_signMessage', solanaAccount, solanaNetwork],
] as const

test.each(signIns)(
  'S-53d: a sign-in on %s is for the account that signs',
  (_, method, own, chainId) => {
    const checkAs = (accountAddress: string) => {
      const data: SignInData = {
        accountAddress,
        chainId,
        domain: new URL(origin).host,
        uri: origin,
        version: '1',
        nonce: 'abcd1234',
        issuedAt: '2030-01-15T10:00:00.000Z',
      }
      const signer = createTestRequest({ method, params: [], account: own })
      return checkSignIn(toSignInMessage(data), signer, Date.parse(data.issuedAt))
    }
    expect(checkAs(own)).toMatchObject({ accountAddress: own, chainId })
    const stranger = method === 'personal_sign' ? other : solanaAccount.replace('L', 'M')
    expect(() => checkAs(stranger)).toThrow(expect.objectContaining({ refusal: 'wrong_account' }))
  },
)

test('S-53d: on Solana an address with another letter case is another account', () => {
  const text = (
    address: string,
  ) => `${new URL(origin).host} wants you to sign in with your Solana account:
${address}

URI: ${origin}
Version: 1
Chain ID: ${solanaNetwork.slice('solana:'.length)}
Nonce: abcd1234
Issued At: 1970-01-01T00:00:00.000Z`
  const signer = createTestRequest({
    method: 'solana_signMessage',
    params: [],
    account: solanaAccount,
  })
  const twin = solanaAccount.replace('n', 'N')
  expect(checkSignIn(text(solanaAccount), signer, 0)).toMatchObject({
    accountAddress: solanaAccount,
  })
  expect(() => checkSignIn(text(twin), signer, 0)).toThrow(
    expect.objectContaining({ refusal: 'wrong_account' }),
  )
})
