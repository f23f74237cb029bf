import type { WalletChange } from '@latchkey/frame-api'

type ChangeTexts = { readonly waiting: string; readonly done: string; readonly restore: string }

const texts = {
  archive: {
    waiting: 'The wallet is going to be put away',
    done: 'The wallet was put away',
    restore: 'Bring it back',
  },
  code: {
    waiting: 'The recovery code is going to be changed',
    done: 'The recovery code was changed',
    restore: 'Use the earlier code',
  },
  escrow: {
    waiting: 'The operator’s copy is going to be changed',
    done: 'The operator’s copy was changed',
    restore: 'Use the earlier state',
  },
} as const

const passkeyTexts = {
  added: {
    waiting: 'A passkey is going to be put back',
    done: 'A passkey was added',
    restore: 'Take it out of use',
  },
  removed: {
    waiting: 'A passkey is going to be removed',
    done: 'A passkey was removed',
    restore: 'Use it again',
  },
} as const

/** What a change is, as it waits and once it was made, and what takes it back. */
export const toChangeTexts = ({
  kind,
  passkey = 'added',
}: Pick<WalletChange, 'kind' | 'passkey'>): ChangeTexts =>
  kind === 'passkey' ? passkeyTexts[passkey] : texts[kind]
