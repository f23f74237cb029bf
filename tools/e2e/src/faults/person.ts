import { expect, type Page } from '../fixtures/page/test.ts'
import { card, header, modal } from '../fixtures/product/product.ts'
import { answers, answerWallet } from './answering.ts'
import { connect } from './certain.ts'
import {
  account,
  comes,
  connectButton,
  freeSignButton,
  leave,
  openAccount,
  openConnect,
  press,
  type Sight,
  signButton,
  uncheckedMark,
} from './looking.ts'
import { note, type Step, type World } from './World.ts'

const networks = ['Ethereum', 'Polygon', 'Sepolia'] as const
const searches = ['meta', 'rainbow', 'nectar ledg', 'no such wallet'] as const

const connectHere: Step = {
  name: 'connects the wallet of the page',
  run: async (world) => {
    const { page, random } = world
    const answer = random.pick(answers)
    if (!(await openConnect(world))) return note(world, 'cannot')
    const row = card(page).getByRole('button', { name: /^Sandbox Wallet/ })
    if (!(await press(world, row.first()))) return
    world.way = 'page'
    await answerWallet(world, answer)
  },
}

const connectThere: Step = {
  name: 'connects a wallet on another device',
  run: async (world) => {
    const { page, remote, wallet } = world
    if (!(await openConnect(world))) return note(world, 'cannot')
    if (!(await press(world, page.getByTestId('wallet-selector-walletconnect')))) return
    const code = page.locator('[data-testid="wui-qr-code"][uri^="wc:"]')
    if (!(await comes(code))) return note(world, 'no code')
    const uri = (await code.getAttribute('uri')) ?? ''
    // The pairing is not awaited, because without the relay the wallet waits too.
    wallet.control.pair({ instance: remote, uri }).catch(() => undefined)
    if (await comes(signButton(page))) world.way = 'device'
  },
}

const signIn: Step = {
  name: 'signs in',
  run: async (world) => {
    const answer = world.random.pick(answers)
    if (!(await signButton(world.page).isVisible())) return note(world, 'nothing to sign')
    // Right after a connection the wallet already has a request, and the button is disabled.
    const free = freeSignButton(world.page)
    if ((await free.isVisible()) && !(await press(world, free))) return
    await answerWallet(world, answer)
  },
}

const switchNetwork: Step = {
  name: 'switches the network',
  run: async (world) => {
    const { page, random } = world
    const [name, answer] = [random.pick(networks), random.pick(answers)]
    if (!(await openAccount(world))) return note(world, 'cannot')
    if (!(await press(world, page.getByTestId('w3m-account-select-network')))) return
    if (!(await press(world, page.getByTestId(`w3m-network-switch-${name}`)))) return
    note(world, name)
    await answerWallet(world, answer)
  },
}

async function end(world: World, page: Page, testId: string): Promise<void> {
  if (await press(world, page.getByTestId(testId))) await expectEnded(world, page)
}

async function expectEnded(world: World, page: Page): Promise<void> {
  world.connected = false
  // A disconnect by the user always succeeds, even without a network (S-102).
  await expect(modal(page)).not.toBeVisible()
  await expect(account(page)).toHaveCount(0)
  await expect(account(world.page)).toHaveCount(0)
}

const disconnect: Step = {
  name: 'disconnects',
  run: async (world) => {
    const page = (world.random.chance(0.3) && world.second) || world.page
    if (page === world.second) note(world, 'in the second tab')
    await page.bringToFront()
    if (await openAccount(world, page)) await end(world, page, 'disconnect-button')
    else note(world, 'cannot')
    await world.page.bringToFront()
  },
}

const cancelSignIn: Step = {
  name: 'does not want to sign in',
  run: async (world) => {
    const { page } = world
    const isAsked = await signButton(page).isVisible()
    if (!isAsked) return note(world, 'nothing to sign')
    // While the server is away, cancelling disconnects nothing (S-102). It may be back a moment later.
    const wasUnchecked = await uncheckedMark(page).isVisible()
    if (!(await press(world, page.getByTestId('w3m-connecting-siwe-cancel')))) return
    await expect(modal(page)).not.toBeVisible()
    if (wasUnchecked || (await uncheckedMark(page).isVisible()))
      return note(world, 'stays connected')
    await expectEnded(world, page)
  },
}

const browse: Step = {
  name: 'looks at all wallets',
  run: async (world) => {
    const { page, random } = world
    const text = random.pick(searches)
    if (!(await openConnect(world))) return note(world, 'cannot')
    if (!(await press(world, page.getByTestId('all-wallets')))) return
    await card(page)
      .getByRole('searchbox')
      .fill(text, { timeout: 1_000 })
      .catch(() => note(world, 'no search'))
    await comes(page.getByTestId(/^wallet-search-item-/).first())
  },
}

const goAway: Step = {
  name: 'leaves the modal',
  run: async (world) => {
    const { page } = world
    if (!(await modal(page).isVisible())) return note(world, 'not open')
    if (await leave(page)) return
    // Only a view that needs a decision may stay open (K-MODAL-07). Its title is missing if the
    // view has just closed.
    const title = await header(page)
      .textContent({ timeout: 1_000 })
      .catch(() => note(world, 'closed'))
    if (title) expect(title).toMatch(/^(Sign in|Switch network)$/)
  },
}

/**
 * Starts a fault schedule without a wallet, or with a wallet that is connected and signed in. The
 * seed decides.
 */
export async function connectFirst(world: World): Promise<void> {
  const { random, steps } = world
  const way = random.pick(['disconnected', 'page', 'device'] as const)
  steps.push(`starts: ${way};`)
  if (way === 'disconnected') return
  await connect(world, way)
  world.way = way
  world.connected = true
}

const patience: Step = {
  name: 'waits for the page',
  run: async ({ page }) => {
    await comes(account(page).or(connectButton(page)).first())
  },
}

type Steps = readonly [Step, ...Step[]]

/**
 * Steps that the simulated user may take, by the state of the page. A step that is listed twice is
 * more likely.
 */
export const personSteps: Readonly<Record<Sight, Steps>> = {
  disconnected: [connectHere, connectHere, connectThere, connectThere, connectThere, browse],
  modal: [goAway, goAway, connectHere, connectThere],
  'asked to sign': [signIn, signIn, signIn, cancelSignIn, goAway],
  account: [switchNetwork, switchNetwork, switchNetwork, disconnect],
  unclear: [patience],
}
