import { expect, test } from 'vitest'
import * as ui from './index.ts'
import * as testing from './testing.ts'

test('default', () => {
  expect(Object.keys(ui).toSorted()).toMatchInlineSnapshot(`
    [
      "Actions",
      "Address",
      "AlertBar",
      "Amount",
      "Avatar",
      "BackIcon",
      "Button",
      "CertifiedIcon",
      "CheckIcon",
      "ChevronDownIcon",
      "ChevronIcon",
      "ClockIcon",
      "CloseIcon",
      "CopyIcon",
      "Dialog",
      "DialogCard",
      "DialogHost",
      "DisconnectIcon",
      "EmptyState",
      "ErrorIcon",
      "ExternalIcon",
      "FadeScroll",
      "Header",
      "HelpIcon",
      "Icon",
      "IconButton",
      "Image",
      "InfoIcon",
      "Input",
      "ListItem",
      "NetworkIcon",
      "PlusIcon",
      "QrCode",
      "QrIcon",
      "RetryIcon",
      "SearchIcon",
      "Separator",
      "ShieldIcon",
      "Skeleton",
      "Spinner",
      "Stack",
      "SuccessIcon",
      "Tabs",
      "Tag",
      "Text",
      "Toast",
      "Tooltip",
      "TrashIcon",
      "ViewTransition",
      "WalletIcon",
      "WarningIcon",
      "toAmountText",
      "toThemeProperties",
    ]
  `)
})

test('testing', () => {
  expect(Object.keys(testing).toSorted()).toMatchInlineSnapshot(`
    [
      "describePart",
      "findMotionFaults",
      "installDialogFake",
    ]
  `)
})
