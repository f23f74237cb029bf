import type { Page } from 'playwright-core'
import { median } from '../checks/density.ts'
import { announceWallet } from '../journey/announceWallet.ts'
import { launchBrowser } from '../journey/browser.ts'
import { buildFixture } from '../journey/buildFixture.ts'
import { serveFolder } from '../journey/serve.ts'

const rounds = 15
/** A person's pointer rests on a button before it presses; what loads on intent has this long. */
const restMs = 150

/**
 * Runs in the page: milliseconds from the click to the frame after the first in which the card has a size and is opaque.
 */
function watchOpening(): void {
  const state = { painted: Promise.resolve(0) }
  Object.assign(window, { opening: state })
  const opaque = (node: Element) => {
    for (let at: Element | null = node; at; at = at.parentElement) {
      if (Number(getComputedStyle(at).opacity) < 0.99) return false
    }
    return true
  }
  window.addEventListener(
    'click',
    (event) => {
      const from = event.timeStamp
      state.painted = new Promise((resolve) => {
        const look = () => {
          const card = document.querySelector('[data-testid="w3m-modal-card"]')
          const shown = card && card.getBoundingClientRect().height > 0 && opaque(card)
          if (shown) requestAnimationFrame((time) => resolve(time - from))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
    },
    { capture: true, once: false },
  )
}

async function open(page: Page): Promise<number> {
  const button = page.getByTestId('connect-button')
  await button.hover()
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), restMs)
  await button.click()
  return page.evaluate(
    () => (window as unknown as { opening: { painted: Promise<number> } }).opening.painted,
  )
}

async function close(page: Page): Promise<void> {
  await page.getByTestId('w3m-header-close').click()
  await page.getByTestId('w3m-modal-card').waitFor({ state: 'hidden' })
  await page.mouse.move(0, 0)
}

type Sample = { readonly first: number; readonly second: number }

const served = await serveFolder(await buildFixture())
const browser = await launchBrowser()

async function sample(path: string): Promise<Sample> {
  const page = await browser.newPage()
  await page.addInitScript(announceWallet)
  await page.addInitScript(watchOpening)
  await page.goto(`${served.origin}${path}`, { waitUntil: 'networkidle' })
  const first = await open(page)
  await close(page)
  const second = await open(page)
  await page.close()
  return { first, second }
}

const floor: Sample[] = []
const ours: Sample[] = []
for (let round = 0; round < rounds; round += 1) {
  floor.push(await sample('/floor.html'))
  ours.push(await sample('/'))
}
await browser.close()
await served.close()

const limits = { first: 1.6, second: 1.2 }
for (const which of ['first', 'second'] as const) {
  const bare = median(floor.map((x) => x[which]))
  const kit = median(ours.map((x) => x[which]))
  const ratio = kit / bare
  console.log(
    `${which} click to painted: kit ${kit.toFixed(1)} ms, bare React with a native dialog ${bare.toFixed(1)} ms, ratio ${ratio.toFixed(2)} (limit ${limits[which]})`,
  )
  if (ratio > limits[which]) process.exitCode = 1
}
