import { cleanup, render, screen, waitFor } from '@testing-library/react'
import axe from 'axe-core'
import { afterEach, expect, test } from 'vitest'
import { ViewStage, type ViewStageProps } from '../testing/ViewStage.tsx'
import account, * as accounts from './Account/Account.story.tsx'
import nft, * as nfts from './Account/Nfts.story.tsx'
import deposit, * as deposits from './PayWithExchange/PayWithExchange.story.tsx'
import wallet, * as wallets from './ProfileWallets/ProfileWallets.story.tsx'
import swap, * as swaps from './Swap/Swap.story.tsx'
import send, * as sends from './WalletSend/WalletSend.story.tsx'

afterEach(cleanup)

type Args = { readonly args?: Partial<ViewStageProps> }

const cases: readonly (readonly [name: string, meta: Args, story: Args, shows: RegExp])[] = [
  ['Account', account, accounts.Unlisted, /Clubhouse Points/],
  ['NFTs', nft, nfts.Several, /Gate pass/],
  ['PayWithExchange', deposit, deposits.Filled, /Continue|Deposit/],
  ['ProfileWallets', wallet, wallets.Several, /wallets connected/],
  ['Swap', swap, swaps.Filled, /Max/],
  ['WalletSend', send, sends.Filled, /Max/],
]

test.each(cases)(
  'K-VIEW-05f: names of the controls of %s contain their visible labels',
  async (_, meta, story, shows) => {
    const { createKit, pages } = { ...meta.args, ...story.args } as ViewStageProps
    render(<ViewStage createKit={createKit} pages={pages} />)
    await screen.findAllByText(shows)
    await waitFor(() => expect(screen.queryByTestId('view-placeholder')).toBeNull())
    const { violations } = await axe.run(screen.getByTestId('w3m-modal'), {
      runOnly: ['label-content-name-mismatch'],
    })
    expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([])
  },
)
