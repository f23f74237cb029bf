import { library } from '../../config/tsup.base.ts'

const ofKit = (moment: string) => `@latchkey/kit/moments/${moment}`

const open = [ofKit('open')]
const opened = [...open, 'open']
const login = [...opened, 'loginMethods', 'connecting', ofKit('later')]
const account = [...opened, ofKit('later'), ofKit('identity')]
const connected = [...account, 'account', 'loginMethods', 'connecting']
/** The pages of a connected account. */
const pages = [...account, 'account', 'connected']
/**
 * Entries that send transactions. The code that follows a transaction precedes them, because it
 * also loads without them.
 */
const sending = [...connected, 'connected', ofKit('sent')]

export default library({
  styles: true,
  // Parts of these are with the first page, since later ones share them.
  within: { open: ['connect/GuideLink.tsx', 'parts/shared.ts', 'wallets/openWalletPage.ts'] },
  after: {
    open,
    connecting: [...opened, ofKit('later')],
    loginMethods: opened,
    wallets: [...opened, 'connecting'],
    guide: opened,
    login,
    walletButton: login,
    account,
    connected,
    funds: pages,
    names: pages,
    permissions: pages,
    send: sending,
    deposit: [...sending, 'send'],
    swap: [...sending, 'send'],
    pay: [...sending, 'send', 'deposit', 'swap'],
  },
})
