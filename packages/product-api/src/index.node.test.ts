import { globSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import * as endpoints from './endpoints/index.ts'
import * as entry from './index.ts'
import * as marketplace from './marketplace.ts'
import * as testing from './testing.ts'

test('exports', () => {
  expect(Object.keys(entry).sort()).toMatchInlineSnapshot(`
    [
      "Account",
      "AccountId",
      "BannedError",
      "LinkProvider",
      "LinkPurpose",
      "LinkedAccount",
      "NotSignedInError",
      "Picture",
      "Player",
      "PlayerName",
      "Purchase",
      "Report",
      "ReportText",
      "RequestRefusedError",
      "ReturnPath",
      "Season",
      "ServiceUnavailableError",
      "Session",
      "Severity",
      "SignInRefusedError",
      "Standing",
      "createProductApi",
      "defineEndpoint",
      "deletionDelayDays",
      "errorCatalogue",
      "hasIdForm",
      "isErrorCode",
      "pictureLimits",
      "reportLimits",
      "screens",
      "signInStatement",
      "toReturnPath",
      "toVisibleText",
    ]
  `)
  expect(Object.keys(marketplace).sort()).toMatchInlineSnapshot(`
    [
      "Item",
      "Rarity",
      "deliverItem",
      "getItem",
      "listItems",
      "marketplaceErrors",
      "toPictureUrl",
    ]
  `)
  expect(Object.keys(testing).sort()).toMatchInlineSnapshot(`
    [
      "fakeProductApi",
      "refuse",
    ]
  `)
})

test('exports: every endpoint by the name of its file', () => {
  const files = globSync('endpoints/*/*.ts', { cwd: import.meta.dirname })
  expect(Object.keys(endpoints).toSorted()).toEqual(
    files.map((file) => basename(file, '.ts')).toSorted(),
  )
})
