import type { ChangeKind } from '@latchkey/frame-api'

/** What a change is, as it waits and once it was made. */
export const changeTexts: Readonly<
  Record<ChangeKind, { readonly waiting: string; readonly done: string; readonly restore: string }>
> = {
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
}
