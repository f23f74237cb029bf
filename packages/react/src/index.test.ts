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
      "WalletButton",
      "WalletUnknownError",
      "getErrorCode",
      "useAccount",
      "useAction",
      "useAppUser",
      "useBalance",
      "useConnection",
      "useConnections",
      "useDisconnect",
      "useKit",
      "useKitEvents",
      "useKitState",
      "useLanguage",
      "useNetwork",
      "useProvider",
      "useTheme",
      "useUpdateEmail",
      "useWalletButton",
      "useWalletInfo",
      "useWallets",
    ]
  `)
  expect(Object.keys(query).toSorted()).toEqual([
    'useEndpoint',
    'useHasValue',
    'useHiddenBalances',
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
