import { expect, type FrameLocator, type Page } from '@playwright/test'
import { test } from '../fixtures/approval/approvalPage.ts'
import { createLayoutCount } from '../fixtures/approval/createLayoutCount.ts'
import { findUnreadable, least } from '../fixtures/approval/findUnreadable.ts'
import { measured, nested, unseen } from '../fixtures/approval/layouts.ts'
import { approve, readEnds, tryLayouts, tryLooks } from '../fixtures/approval/tryLayouts.ts'

/** Number of a sample request: a payment of 1 ETH. */
const payment = '0'
const message = '101'

const counted = createLayoutCount()
test.afterAll(({ browserName }) => counted.print(browserName))

for (const [where, rows] of [
  ['over, around and on the frame', measured],
  ['over and around an app that it frames itself', nested],
] as const) {
  test(`S-54d: a page layer ${where} blocks every approval`, async ({ page, approvalHost }) => {
    await tryLayouts({ page, approvalHost, counted }, rows, message)
  })
}

test('S-54d: the same layouts without what stops them stop no approval', async ({
  page,
  approvalHost,
}) => {
  // The allowed layouts. Several hostile layouts share an allowed one, so each of them is opened
  // once.
  const twins = new Map(
    [...measured, ...nested].map(([name, , twin]) => [JSON.stringify(twin), { name, twin }]),
  )
  const all = [...twins.values()]
  // Opens six frames at a time, because a busy browser needs more than five seconds to report many
  // frames as visible.
  for (let first = 0; first < all.length; first += 6) {
    const row = all.slice(first, first + 6)
    const cells = row.map(({ twin }) => ({ sample: message, ...twin }))
    for (const [index, host] of (await approvalHost.openGrid(page, cells)).entries()) {
      await expect(approve(host), row[index]?.name).toBeEnabled()
    }
  }
})

test('S-54a: undetectable layouts never approve a payment in the page, but do approve a message', async ({
  page,
  approvalHost,
}) => {
  await tryLayouts({ page, approvalHost, counted }, unseen, payment)
  const twins = unseen.map(([, , layout]) => ({ sample: message, ...layout }))
  for (const [index, host] of (await approvalHost.openGrid(page, twins)).entries()) {
    await expect(approve(host), unseen[index]?.[0]).toBeEnabled()
  }
})

for (const mode of ['light', 'dark'] as const) {
  test(`S-15: whatever a host asks of its looks, all of a request can be read, ${mode}`, async ({
    page,
    approvalHost,
  }) => {
    const [host] = await tryLooks({ page, approvalHost, counted }, mode)
    // Proves that the check finds unreadable text: a theme without the frame's limits fails it.
    for (const [name, value] of [
      ['--lk-font-size-master', '0px'],
      ['--lk-font-size-master', '9px'],
      ['--lk-font-size-master', '64px'],
      ['--lk-ink', 'var(--lk-paper)'],
      ['--lk-color-mix', 'var(--lk-ink)'],
    ] as const) {
      const root = host?.locator('html')
      await root?.evaluate(
        (html, set) => {
          html.style.cssText = '--lk-color-mix-strength: 60%; --lk-deepen: 0%'
          html.style.setProperty(...set)
        },
        [name, value] as const,
      )
      expect(await root?.evaluate(findUnreadable, least), `${name}: ${value}`).not.toEqual([])
    }
  })
}

/** Pauses the clocks of a page and its frames, so that only the test advances time. */
async function holdClocks(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

/**
 * Clicks with the mouse at the position of the approve button. A click that is too early, or hits
 * another element, has no effect.
 */
async function press(page: Page, host: FrameLocator): Promise<void> {
  const box = await approve(host).boundingBox()
  if (!box) throw new Error('The approve button has no place on the page.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

type Settings = IntersectionObserverInit & {
  readonly trackVisibility: boolean
  readonly delay: number
}

/**
 * Waits until the browser reports the secure frame as visible, also while the page's clocks are
 * paused.
 */
const waitForSight = (host: FrameLocator) =>
  host.locator('main').evaluate((main) => {
    const settings: Settings = { trackVisibility: true, delay: 100 }
    return new Promise<void>((resolve) => {
      const observer = new IntersectionObserver((entries) => {
        const seen = entries.some((entry) => 'isVisible' in entry && entry.isVisible === true)
        if (!seen) return
        observer.disconnect()
        resolve()
      }, settings)
      observer.observe(main)
    })
  })

/**
 * Waits in real time, because Chromium ignores presses in the first half second after a frame has
 * moved.
 */
const waitForRest = (page: Page) =>
  page.evaluate(async () => {
    await document.documentElement.animate([], 600).finished
  })

test('S-54g: early presses restart the second, however many there are', async ({
  page,
  approvalHost,
}) => {
  await page.clock.install()
  const host = await approvalHost.open(page, { sample: `${message},${message}` })
  await expect(approve(host)).toBeEnabled()
  await holdClocks(page)
  await counted.hold('pressed all the time', async () => {
    await press(page, host)
    await expect.poll(() => readEnds(host)).toBe('approved')
    await waitForSight(host)
    for (let early = 0; early < 6; early += 1) {
      await press(page, host)
      await page.clock.runFor(900)
    }
    await expect(approve(host)).toBeDisabled()
    expect(await readEnds(host)).toBe('approved')
  })
  await page.clock.runFor(1_000)
  await press(page, host)
  await expect.poll(() => readEnds(host)).toBe('approved approved')
})

/**
 * Changes that a page makes to a secure frame that is ready for approval, and reverts right before
 * a press. Each row has a name, the CSS of the change and the CSS that reverts it.
 */
const timings: readonly (readonly [name: string, taken: string, given: string])[] = [
  ['uncovered just before the press', '#around::after { content: "" }', ''],
  ['moved under the pointer just before the press', '#around { translate: 0 200vh }', ''],
]
const trap = '#around::after { position: fixed; inset: 0; background: white; pointer-events: none }'

const setRules = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, rules)

for (const [name, taken, given] of timings) {
  test(`S-54g: ${name}, it is not approved; a second later it is`, async ({
    page,
    approvalHost,
  }) => {
    await page.clock.install()
    const host = await approvalHost.open(page, { sample: message, style: trap })
    await expect(approve(host)).toBeEnabled()
    await holdClocks(page)
    await counted.hold(name, async () => {
      await setRules(page, taken)
      await expect(approve(host)).toBeDisabled()
      await page.clock.runFor(1_000)
      await setRules(page, given)
      await press(page, host)
      await waitForSight(host)
      await waitForRest(page)
      // Less than a second after the frame has detected that it is visible.
      await page.clock.runFor(900)
      await press(page, host)
      await page.clock.runFor(900)
      await expect(approve(host)).toBeDisabled()
      expect(await readEnds(host)).toBe('')
    })
    await page.clock.runFor(1_000)
    await press(page, host)
    await expect.poll(() => readEnds(host)).toBe('approved')
  })
}
