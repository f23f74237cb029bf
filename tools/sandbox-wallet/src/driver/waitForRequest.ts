import type { PromptKind } from '../wire/wire.ts'
import type { BrowserContextLike, LocatorLike, PageLike } from './playwright.ts'

const DEADLINE_MS = 15_000
const PANEL = 'sandbox-wallet-panel iframe'

/** A request that the sandbox wallet shows to the user, in a window or in a panel on the page. */
export type WalletRequest = {
  /** Kind of the request. A locked wallet first shows one of the kind `unlock`. */
  readonly kind: PromptKind
  readonly surface: 'window' | 'panel'
  /** Root element of the wallet's approval page, for assertions on its content. */
  readonly root: LocatorLike
  /** Clicks the Approve button, and waits until the approval page has changed or closed. */
  readonly approve: () => Promise<void>
  readonly reject: () => Promise<void>
  /** Closes the approval window, or presses Escape in the panel. Both reject the request. */
  readonly close: () => Promise<void>
}

type Target = PageLike | BrowserContextLike
type Place = {
  readonly page: PageLike
  readonly root: LocatorLike
  readonly surface: 'window' | 'panel'
}

const toContext = (target: Target): BrowserContextLike =>
  'context' in target ? target.context() : target

/**
 * Returns the two places in which the wallet may show a request: an approval window, or a panel on
 * the page. Each page is searched for both, because a new window has no URL at first.
 */
const toPlaces = (page: PageLike, selector: string): readonly Place[] => [
  { page, root: page.locator(selector), surface: 'window' },
  {
    page,
    root: page.locator(PANEL).first().contentFrame().locator(selector),
    surface: 'panel',
  },
]

function findPlace(context: BrowserContextLike, selector: string): Promise<Place> {
  let stop = () => {}
  const found = new Promise<Place>((resolve, reject) => {
    let watched = 0
    const watch = (page: PageLike) => {
      for (const place of toPlaces(page, selector)) {
        watched += 1
        place.root.waitFor({ state: 'visible', timeout: DEADLINE_MS }).then(
          () => resolve(place),
          (error: unknown) => {
            watched -= 1
            // A page has been closed. The error only counts if no other page could show the
            // request.
            if (watched === 0) reject(error)
          },
        )
      }
    }
    context.on('page', watch)
    stop = () => context.off('page', watch)
    for (const page of context.pages()) watch(page)
  })
  return found.finally(stop)
}

/**
 * Runs an action on an approval window that may close meanwhile. If the window has closed, a failed
 * action counts as a success, because the browser may report the failure before the close.
 */
async function unlessClosed({ page }: Place, act: () => Promise<void>): Promise<void> {
  if (page.isClosed()) return
  const closing = page.waitForEvent('close', { timeout: DEADLINE_MS }).then(
    () => true,
    () => false,
  )
  await act().catch(async (error: unknown) => {
    if (!(await closing)) throw error
  })
}

/**
 * Waits until the sandbox wallet shows a request to the user.
 *
 * @param target - The page under test, or its browser context.
 * @param kind - Kind of the request; other kinds are ignored.
 */
export async function waitForRequest(target: Target, kind?: PromptKind): Promise<WalletRequest> {
  const selector = kind ? `main[data-request][data-kind="${kind}"]` : 'main[data-request]'
  const place = await findPlace(toContext(target), selector)
  const shown = (await place.root.getAttribute('data-kind')) as PromptKind
  const press = async (name: string) => {
    // The click closes the approval window.
    await unlessClosed(place, () => place.root.getByRole('button', { name }).click())
    await unlessClosed(place, () => place.root.waitFor({ state: 'detached', timeout: DEADLINE_MS }))
  }
  return {
    kind: shown,
    surface: place.surface,
    root: place.root,
    approve: () => press(shown === 'unlock' ? 'Unlock' : 'Approve'),
    reject: () => press('Reject'),
    close: async () => {
      if (place.surface === 'window') await place.page.close()
      else await place.root.press('Escape')
    },
  }
}

/** Waits for a request in the sandbox wallet and approves it. */
export async function approve(target: Target, kind?: PromptKind): Promise<void> {
  await (await waitForRequest(target, kind)).approve()
}

/** Waits for a request in the sandbox wallet and rejects it. */
export async function reject(target: Target, kind?: PromptKind): Promise<void> {
  await (await waitForRequest(target, kind)).reject()
}
