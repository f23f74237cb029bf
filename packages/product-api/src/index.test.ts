import { expect, test } from 'vitest'
import * as entry from './index.ts'
import * as testing from './testing.ts'

test('exports', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "Account",
      "AccountId",
      "NotSignedInError",
      "Player",
      "PlayerName",
      "RequestRefusedError",
      "Season",
      "ServiceUnavailableError",
      "Session",
      "SignInRefusedError",
      "Standing",
      "changeName",
      "createNonce",
      "createProductApi",
      "defineEndpoint",
      "errorCatalogue",
      "getLeaderboard",
      "getMe",
      "getNeighbours",
      "getPlace",
      "getSession",
      "listSeasons",
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
