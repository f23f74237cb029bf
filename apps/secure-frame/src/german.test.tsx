import { afterEach, expect, test, vi } from 'vitest'
// Prepares the modules that the documents below load.
import './testing/showSample.tsx'

afterEach(() => document.body.replaceChildren())

/**
 * Shows a request of the corpus in a new iframe whose `navigator.languages` prefers German. The
 * frame chooses its language once per document, so the test page itself cannot switch.
 */
async function openGerman(sample: string): Promise<Document> {
  const frame = document.createElement('iframe')
  frame.width = '360'
  frame.height = '640'
  const entry = new URL('./testing/showSample.tsx', import.meta.url)
  frame.srcdoc = `<!doctype html>
<html lang="en" class="lk-root"><head><script>
Object.defineProperty(navigator, 'languages', { value: ['de-AT', 'en'] })
</script></head><body style="margin: 0"><div id="root"></div><script type="module">
import { showSample } from '${entry.href}'
showSample(document, ${JSON.stringify(sample)})
</script></body></html>`
  document.body.append(frame)
  await vi.waitFor(() => expect(frame.contentDocument?.querySelector('dl')).toBeTruthy(), 110_000)
  return frame.contentDocument ?? expect.fail('no document')
}

/** Lists the texts that are wider than their box, or that leave the document. */
function listCut(shown: Document): readonly string[] {
  const width = shown.documentElement.clientWidth
  return [...shown.querySelectorAll('*')]
    .filter((element) => element.checkVisibility())
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0
        ? true
        : left < 0 || right > width + 1
    })
    .map((element) => `${element.tagName} ${element.textContent}`)
}

test.each([
  ['unlimited', 'Unbegrenzte Ausgaben von USDC erlauben', 'Gebühr höchstens', '0,00042 ETH'],
  ['approve and swap', '2 Aktionen auf einmal', 'Netzwerk', 'USDC'],
  ['an unknown function', 'Einen Vertrag aufrufen', 'Nicht überprüfbar', 'Trotzdem bestätigen'],
  ['signing in', 'Anmelden', 'Kostenlos. Beim Anmelden wird nichts bewegt.', 'Ablehnen'],
])(
  'K-WORLD-12: at 360 px the approval of %s is in German and cuts no text',
  async (name, title, ...texts) => {
    const shown = await openGerman(name)
    expect(shown.documentElement.lang).toBe('de')
    expect(shown.querySelector('h1')?.textContent).toBe(title)
    for (const text of texts) expect(shown.body.textContent).toContain(text)
    expect(listCut(shown)).toEqual([])
  },
  120_000,
)
