import { fakeWallet } from '@latchkey/kit/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { createSessionKit, fakeSession, sessionAnswers } from '../../testing/sessionStory.ts'
import type { ViewStageProps } from '../../testing/ViewStage.tsx'
import { viewStory } from '../../testing/viewStory.tsx'

const meta: Meta<ViewStageProps> = {
  ...viewStory({ title: 'Smart sessions Beta', shows: /Arcade/ }),
  title: 'Views/SmartSessionList',
  args: {
    pages: [{ view: 'Account' }, { view: 'SmartSessionList' }],
    createKit: () => createSessionKit(),
  },
}
export default meta
type Story = StoryObj<ViewStageProps>

const answered = (...given: Parameters<typeof createSessionKit>): Story => ({
  args: { createKit: () => createSessionKit(...given) },
})

const open: NonNullable<Story['play']> = async ({ canvasElement, userEvent }) => {
  const page = within(canvasElement.ownerDocument.body)
  const [first] = await page.findAllByTestId('smart-session')
  if (first) await userEvent.click(first)
}

const toTab =
  (state: 'expired' | 'revoked'): NonNullable<Story['play']> =>
  async (context) => {
    const page = within(context.canvasElement.ownerDocument.body)
    await context.userEvent.click(await page.findByTestId(`tab-${state}`))
    await open(context)
  }

export const Active: Story = {}

export const Open: Story = { play: open }

export const Dark: Story = { globals: { theme: 'dark' }, play: open }

export const RightToLeft: Story = { globals: { direction: 'rtl' }, play: open }

export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } }, play: open }

export const Expired: Story = { play: toTab('expired') }

export const Revoked: Story = { play: toTab('revoked') }

const ask: NonNullable<Story['play']> = async (context) => {
  await open(context)
  const page = within(context.canvasElement.ownerDocument.body)
  const [revoke] = await page.findAllByTestId('smart-session-revoke')
  if (revoke) await context.userEvent.click(revoke)
}

export const Confirm: Story = { play: ask }

export const Revoking: Story = {
  ...answered(sessionAnswers(), { connected: fakeWallet({ hangs: 'signMessage' }) }),
  play: async (context) => {
    await ask(context)
    const page = within(context.canvasElement.ownerDocument.body)
    await context.userEvent.click(await page.findByTestId('smart-session-confirm'))
  },
}

/** The account has 100 smart sessions. */
export const Many: Story = answered(
  sessionAnswers(
    Array.from({ length: 100 }, (_, index) =>
      fakeSession(String(index), `Game ${index}`, { createdAt: 1_767_225_600 - index * 400_000 }),
    ),
  ),
)

export const Empty: Story = answered(sessionAnswers([]))

export const Loading: Story = answered({ ...sessionAnswers(), 'supported-chains': 'never' })

export const Failed: Story = answered({
  'supported-chains': { http: ['eip155:1'], ws: [] },
  'eip155%3A1%3A0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed': () =>
    Response.json({}, { status: 400 }),
})

export const LongTexts: Story = {
  ...answered(
    sessionAnswers([
      fakeSession('9', 'Donaudampfschifffahrtsgesellschaft von 1829', {
        permissions: [
          {
            type: 'native-token-recurring-allowance',
            data: { allowance: `0x${'f'.repeat(64)}`, start: 0, period: 86_401 },
          },
          { type: 'donaudampfschifffahrtsgesellschaftskapitaenspermission', data: {} },
        ],
      }),
    ]),
  ),
  play: open,
}
