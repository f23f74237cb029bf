import { library } from '../../tsup.base.ts'

/** What a person needs as soon as they do something: one file. */
export default library({
  moments: {
    later: [
      'sign-in/later/index',
      'wallets/later/index',
      'networks/later/index',
      'connect/later/index',
    ],
  },
})
