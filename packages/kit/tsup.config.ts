import { library } from '../../config/tsup.base.ts'

export default library({
  within: {
    open: [
      'login/email/EmailCooldownError.ts',
      'login/frame/frameUrl.ts',
      'login/getLogin.ts',
      'login/isAuthConnected.ts',
      'login/load.ts',
      'state/getActiveNetwork.ts',
      'state/showToast.ts',
      'walletconnect/load.ts',
    ],
  },
  after: {
    links: ['open'],
    later: ['open'],
    walletconnect: ['open', 'later'],
    login: ['open', 'later'],
    log: ['open', 'later'],
    identity: ['open', 'later'],
    balance: ['open', 'later', 'identity'],
    pending: ['open', 'later', 'identity'],
    sent: ['open', 'later', 'identity'],
  },
})
