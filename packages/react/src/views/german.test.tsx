import { openModal } from '@latchkey/kit'
import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { page as browserPage } from 'vitest/browser'
import { useLanguage } from '../hooks/appearance/useLanguage.ts'
import { messages } from '../messages/de/index.ts'
import { KitProvider } from '../provider/KitProvider.tsx'
import { fetchViews } from '../testing/fetchViews.ts'
import type { ViewStageProps } from '../testing/ViewStage.tsx'
import type { Shown } from '../testing/viewStory.tsx'
import { registry } from './registry.ts'

await fetchViews()

const size = { width: window.innerWidth, height: window.innerHeight }

beforeAll(() => browserPage.viewport(360, 780))
afterAll(() => browserPage.viewport(size.width, size.height))
afterEach(cleanup)

type Catalogue = Readonly<Record<string, string>>
type ViewStory = { readonly args: ViewStageProps; readonly parameters: { readonly shown: Shown } }

const subjects = import.meta.glob<Readonly<Record<string, unknown>>>(
  ['../messages/*.ts', '!../messages/*.test.ts'],
  { eager: true },
)
const isCatalogue = (value: unknown): value is Catalogue =>
  typeof value === 'object' && value !== null
const english = Object.values(subjects)
  .flatMap((module) => Object.values(module).filter(isCatalogue))
  .flatMap((catalogue) => Object.values(catalogue))
const german = Object.values(messages)

/** Matches the texts of a catalogue with any values in their placeholders. */
function toPattern(texts: readonly string[]): RegExp {
  const escaped = texts.map((text) =>
    text.replaceAll(/[$()*+.?[\\\]^|]/g, '\\$&').replaceAll(/\{\w+\}/g, '.+'),
  )
  return new RegExp(`^(?:${escaped.join('|')})$`)
}
const isWord = (text: string) => /\p{L}{2}/u.test(text.replaceAll(/\{\w+\}/g, ''))
const englishOnly = toPattern(english.filter((text) => isWord(text) && !german.includes(text)))
const germanText = toPattern(german.filter(isWord))

function GermanButton() {
  const { setLanguage } = useLanguage()
  return (
    <button onClick={() => setLanguage({ locale: 'de-DE', messages })} type="button">
      Deutsch
    </button>
  )
}

/** Shows a view as its story does, and switches the kit to German while the view is open. */
async function showGerman(view: string): Promise<HTMLElement> {
  const { default: story }: { default: ViewStory } = await import(`./${view}/${view}.story.tsx`)
  const { pages, createKit } = story.args
  const kit = createKit()
  render(
    <KitProvider kit={kit}>
      <GermanButton />
    </KitProvider>,
  )
  const [first, ...rest] = pages
  act(() => {
    openModal(kit, first)
    for (const page of rest) kit.modal.send({ type: 'push', page })
  })
  const { title, shows } = story.parameters.shown
  await waitFor(() => expect(screen.getByTestId('w3m-header-text').textContent).toBe(title))
  await screen.findAllByText(shows)
  act(() => screen.getByText('Deutsch').click())
  return screen.getByTestId('w3m-modal-card')
}

/**
 * Lists the visible texts of the catalogue that do not fit into their element. The mark of an
 * unlisted token may be cut, so that the symbol after it stays visible.
 */
function listCut(card: HTMLElement): readonly string[] {
  return [...card.querySelectorAll<HTMLElement>(':not(:has(*))')]
    .filter((element) => {
      const { overflowX, clip, clipPath } = getComputedStyle(element)
      return overflowX !== 'visible' && clip === 'auto' && clipPath === 'none'
    })
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
    .map(({ textContent }) => textContent)
    .filter((text) => germanText.test(text) && !text.startsWith(messages['tokens.unlisted']))
}

test.each(Object.keys(registry))(
  'K-WORLD-21d: %s follows a switch to German, and no text is cut at 360 px',
  async (view) => {
    const card = await showGerman(view)
    // biome-ignore lint/performance/useDomNodeTextContent: only visible text counts
    const lines = card.innerText.split('\n').map((line) => line.trim())
    expect(lines.filter((line) => englishOnly.test(line))).toEqual([])
    expect(listCut(card)).toEqual([])
  },
)
