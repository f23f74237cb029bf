import { library } from '../../tsup.base.ts'

const kitOpen = '@latchkey/kit/moments/open'
const kitLater = '@latchkey/kit/moments/later'

export default library({
  styles: true,
  // Parts of these are with the first page, since later ones share them.
  within: { open: ['parts/shared.ts', 'wallets/openWalletPage.ts'] },
  after: {
    open: [kitOpen],
    connecting: [kitOpen, 'open', kitLater],
    loginMethods: [kitOpen, 'open'],
    wallets: [kitOpen, 'open', 'connecting'],
    guide: [kitOpen, 'open'],
    login: [kitOpen, 'open', 'loginMethods', 'connecting', kitLater],
    walletButton: [kitOpen, 'open', 'loginMethods', 'connecting', kitLater],
    account: [kitOpen, 'open', kitLater, '@latchkey/kit/moments/identity'],
    connected: [
      kitOpen,
      'open',
      kitLater,
      '@latchkey/kit/moments/identity',
      'account',
      'loginMethods',
      'connecting',
    ],
    funds: [kitOpen, 'open', kitLater, '@latchkey/kit/moments/identity', 'account', 'connected'],
    names: [kitOpen, 'open', kitLater, '@latchkey/kit/moments/identity', 'account', 'connected'],
    permissions: [
      kitOpen,
      'open',
      kitLater,
      '@latchkey/kit/moments/identity',
      'account',
      'connected',
    ],
    send: [
      kitOpen,
      'open',
      kitLater,
      '@latchkey/kit/moments/identity',
      'account',
      'loginMethods',
      'connecting',
      'connected',
    ],
    deposit: [
      kitOpen,
      'open',
      kitLater,
      '@latchkey/kit/moments/identity',
      'account',
      'loginMethods',
      'connecting',
      'connected',
      'send',
    ],
    swap: [
      kitOpen,
      'open',
      kitLater,
      '@latchkey/kit/moments/identity',
      'account',
      'loginMethods',
      'connecting',
      'connected',
      'send',
    ],
  },
})
