import { expect, test } from 'vitest'
import { createTestRequest } from '../testing/createTestRequest.ts'
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
