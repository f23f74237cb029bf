import { modal } from '../fixtures/product/product.ts'
import { answers, answerWallet } from './answering.ts'
import { soon } from './certain.ts'
import { account, comes, leave, openAccount, press } from './looking.ts'
import { healServices } from './rest.ts'
import { note, type World } from './World.ts'
import { breakSending } from './weather.ts'

/** An amount that the simulated user wants to send exactly once. */
export type Wish = {
  /**
   * Amount in ether as decimal text with three decimals, as pages show it. The test recognises the
   * transaction by it.
   */
  readonly amount: string
  /**
   * Whether the user knows that the amount was sent: a page showed it as pending, or the user found
   * it on the chain.
   */
  known: boolean
  /**
   * Number of times that the user looked for the amount on the chain, did not find it, and
   * confirmed that it should be sent again.
   */
  checked: number
}

export type Sending = {
  readonly world: World
  /** Address of the recipient, which no other test uses. */
  readonly to: string
  readonly wishes: Wish[]
  /** Returns all amounts that the recipient has received so far. */
  readonly readChain: () => Promise<readonly string[]>
}

/**
 * Time limit until a wallet's connection is restored or the attempt fails: 15 s (S-133) and a
 * margin.
 */
const restored = { timeout: 16_000 }
const moments = ['before', 'at the wallet', 'after the answer'] as const
/** Returns the text of the page that shows a transaction with this amount as pending or mined. */
export const sentText = ({ page }: World, { amount }: Wish) =>
  page.getByText(new RegExp(`^(Sending|Sent) ${amount} ETH`)).first()

export const confirmButton = ({ page }: World) => modal(page).getByTestId('send-confirm-button')

/**
 * Returns the amount that the simulated user sends next. The user repeats an amount that no page
 * has shown as sent, to test that the page prevents a duplicate. Otherwise creates a new amount.
 */
export async function pickWish({ world, wishes, readChain }: Sending): Promise<Wish> {
  const found = await readChain()
  for (const wish of wishes) wish.known ||= found.includes(wish.amount)
  const open = wishes.find(({ known }) => !known)
  if (open) return open
  const amount = `0.${world.random.int(10, 99)}${wishes.length + 1}`
  const wish: Wish = { amount, known: false, checked: 0 }
  wishes.push(wish)
  return wish
}

async function type({ page }: World, testId: string, text: string): Promise<boolean> {
  const field = modal(page).getByTestId(testId)
  if (!(await comes(field))) return false
  return field.fill(text, soon).then(
    () => true,
    () => false,
  )
}

/** Matches the rows of transfers with an unknown outcome. Unanswered ones have two buttons in turn. */
const unknownRow = /(request to send|may have sent) ([\d.]+) ETH/g

/**
 * Marks the amounts that the send form shows as pending. Looks for each transfer with an unknown
 * outcome on the chain, and confirms to have done so.
 */
async function lookAfter({ world, wishes, readChain }: Sending): Promise<void> {
  const form = modal(world.page)
  const name = /I’ve checked — send again|Remove from the list/
  const checked = form.getByRole('button', { name }).first()
  await comes(form.getByTestId('send-action-button'))
  const rows = (await form.getByTestId('send-requests').allTextContents()).join()
  const made = await readChain()
  const found = [...rows.matchAll(unknownRow)]
  const asked = found.map(([, , amount]) => String(amount))
  for (const wish of wishes) {
    const isListed = rows.includes(`${wish.amount} ETH`) && !asked.includes(wish.amount)
    wish.known ||= isListed || made.includes(wish.amount)
    if (!wish.known && asked.includes(wish.amount)) wish.checked += 1
  }
  for (const [, state, amount] of found) {
    note(world, `has checked ${amount}`)
    await press(world, checked)
    if (state === 'request to send') await press(world, checked)
  }
}

/**
 * Fills in the send form up to the last button before the wallet request. Returns `false` if a step
 * fails.
 */
export async function fillIn(sending: Sending, wish: Wish): Promise<boolean> {
  const { world, to } = sending
  const form = modal(world.page)
  await lookAfter(sending)
  return (
    !wish.known &&
    (await press(world, form.getByTestId('send-token-button'))) &&
    (await press(world, form.getByTestId('send-token-ETH'))) &&
    (await type(world, 'send-amount-input', wish.amount)) &&
    (await type(world, 'send-receiver-input', to)) &&
    (await press(world, form.getByRole('button', { name: 'Preview send' }))) &&
    (await comes(confirmButton(world)))
  )
}

async function send(sending: Sending, wish: Wish): Promise<void> {
  const { world } = sending
  const { random, page } = world
  const [moment, answer] = [random.pick(moments), random.pick(answers)]
  const open = modal(page).getByTestId('w3m-account-default-send-button')
  note(world, `${wish.amount}, broken ${moment}:`)
  await account(page)
    .waitFor(restored)
    .catch(() => note(world, 'no account'))
  if (moment === 'before') await breakSending(world)
  if (!(await openAccount(world)) || !(await press(world, open))) return note(world, 'cannot')
  if (!(await fillIn(sending, wish))) return note(world, 'cannot be filled in')
  if (!(await press(world, confirmButton(world)))) return
  if (moment === 'at the wallet') await breakSending(world)
  await answerWallet(world, answer)
  if (moment === 'after the answer') await breakSending(world)
  wish.known = await comes(sentText(world, wish))
  note(world, wish.known ? 'shown' : 'not shown')
}

/** Sends an amount while a service fails. Then leaves the view or reloads the page. */
export async function sendUnderFaults(sending: Sending): Promise<void> {
  const { world } = sending
  const { page, random, steps } = world
  steps.push('sends')
  await send(sending, await pickWish(sending))
  if (random.chance(0.5)) await healServices(world)
  if (random.chance(0.6) && (await leave(page))) return
  note(world, 'page reloaded')
  await page.reload({ waitUntil: 'commit' }).catch(() => undefined)
}
