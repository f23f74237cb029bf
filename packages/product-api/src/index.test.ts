import { expect, test } from 'vitest'
import * as entry from './index.ts'
import * as testing from './testing.ts'

test('exports', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "Account",
      "AccountId",
      "NotSignedInError",
      "RequestRefusedError",
      "ServiceUnavailableError",
      "Session",
      "SignInRefusedError",
      "createNonce",
      "createProductApi",
      "defineEndpoint",
      "errorCatalogue",
      "getMe",
      "getSession",
      "listSessions",
      "revokeOtherSessions",
      "revokeSession",
      "signInStatement",
      "signOut",
      "verifySignIn",
    ]
  `)
  expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
    [
      "fakeProductApi",
      "refuse",
    ]
  `)
})
