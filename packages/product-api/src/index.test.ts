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
      "Report",
      "ReportText",
      "RequestRefusedError",
      "Season",
      "ServiceUnavailableError",
      "Session",
      "Severity",
      "SignInRefusedError",
      "Standing",
      "changeName",
      "createNonce",
      "createProductApi",
      "createReport",
      "defineEndpoint",
      "errorCatalogue",
      "getLeaderboard",
      "getMe",
      "getNeighbours",
      "getPlace",
      "getSession",
      "listReports",
      "listSeasons",
      "listSessions",
      "reportLimits",
      "revokeOtherSessions",
      "revokeSession",
      "signInStatement",
      "signOut",
      "verifySignIn",
      "watchLeaderboard",
    ]
  `)
  expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
    [
      "fakeProductApi",
      "refuse",
    ]
  `)
})
