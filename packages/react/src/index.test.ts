import { expect, test } from 'vitest'
import * as entry from './index.ts'
import * as query from './query.ts'
import * as testing from './testing.ts'

test('exports', () => {
  expect(Object.keys(entry).toSorted()).toMatchInlineSnapshot(`
    [
      "AccountButton",
      "AccountPlace",
      "AddressMissingError",
      "ConnectButton",
      "KitButton",
      "KitModal",
      "KitProvider",
      "KitProviderMissingError",
      "NetworkButton",
      "getErrorCode",
      "useAccount",
      "useAction",
      "useBalance",
      "useConnections",
      "useDisconnect",
      "useKit",
      "useKitEvents",
      "useKitState",
      "useLanguage",
      "useNetwork",
      "useProvider",
      "useTheme",
      "useWalletInfo",
    ]
  `)
  expect(Object.keys(query).toSorted()).toEqual([
    'useEndpoint',
    'useNativeBalance',
    'useTokenBalance',
  ])
  expect(Object.keys(testing).toSorted()).toMatchInlineSnapshot(`
    [
      "ViewStage",
      "renderWithKit",
    ]
  `)
})
