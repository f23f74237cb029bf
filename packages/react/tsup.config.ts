import { library } from '../../config/tsup.base.ts'

const ofKit = (moment: string) => `@latchkey/kit/moments/${moment}`

const open = [ofKit('open')]
const opened = [...open, 'open']
const login = [...opened, 'loginMethods', 'connecting', ofKit('later')]
const account = [...opened, ofKit('later'), ofKit('identity')]
const connected = [...account, 'account', 'loginMethods', 'connecting']
/** Build entries of the pages that only a connected account opens. */
const pages = [...account, 'account', 'connected']
/**
 * Build entries of the pages that send transactions. The code that follows a transaction precedes
 * them, because it also loads without them.
 */
const sending = [...connected, 'connected', ofKit('sent')]

export default library({
  styles: true,
  // Modules that are bundled with the first page, because later pages share them.
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
