/** A page that embeds the kit, as a test builds it from data. */
export type HostPage = {
  readonly name: string
  /** Rules of the page's stylesheet. */
  readonly css?: string
  /** Attributes of the root element. */
  readonly root?: Readonly<Record<string, string>>
  /** Content of the body. The app is rendered into the element `#app`; default: only that one. */
  readonly html?: string
  /** Runs the page's script. The signal ends its listeners. */
  readonly run?: (signal: AbortSignal) => void
}

/** Returns an element of the host page. */
function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`The host page has no ${selector}.`)
  return element
}

const fixed = 'position: fixed; inset: 0;'

/** Hides everything but a dialog of the page from screen readers, as dialog libraries do. */
function hideOthers(dialog: Element): void {
  for (const element of document.body.children)
    if (!element.contains(dialog)) element.setAttribute('aria-hidden', 'true')
}

function stopKeys(signal: AbortSignal): void {
  const stop = (event: Event) => event.preventDefault()
  for (const kind of ['keydown', 'keypress', 'keyup'])
    for (const capture of [true, false]) window.addEventListener(kind, stop, { capture, signal })
}

/**
 * Pages of other teams that changed the look or function of the modal: resets, themes, dialogs,
 * layouts and scripts (K-WORLD-19, K-WORLD-21).
 */
export const hostPages: readonly HostPage[] = [
  {
    name: 'a root font size of 62.5 %',
    css: 'html { font-size: 62.5% } body { font-size: 1.6rem }',
  },
  {
    name: 'a reset like that of Tailwind',
    css: `*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; border: 0 solid }
      html { line-height: 1.5; font-family: Georgia } h1, h2, h3 { font: inherit }
      button, input { font: inherit; color: inherit; letter-spacing: inherit; background: none; opacity: 1 }
      img, svg, canvas, iframe { display: block; vertical-align: middle; max-width: 100% }
      ol, ul { list-style: none } dialog { margin: 0 } ::placeholder { color: teal }`,
  },
  {
    name: 'a bar and a window of Bootstrap',
    css: `body { margin: 0; font: 1rem/1.5 Georgia } *, ::before { box-sizing: border-box }
      .fixed-top { ${fixed} bottom: auto; height: 56px; background: navy; z-index: 1030 }
      .modal { ${fixed} z-index: 1055; overflow: auto } .modal-open { overflow: hidden; padding-right: 15px }
      button { border-radius: 0; text-transform: none } label { display: inline-block }`,
    html: '<div class="fixed-top"></div><div class="modal"><div id="app"></div></div>',
    run: () => document.body.classList.add('modal-open'),
  },
  {
    name: 'an open dialog of MUI',
    css: `.root { ${fixed} z-index: 1300 } .backdrop { ${fixed} z-index: -1; background: rgb(0 0 0 / 0.5) }`,
    html: '<main>Page</main><div class="root"><div class="backdrop"></div><div id="app"></div></div>',
    run: () => hideOthers(find('.root')),
  },
  {
    name: 'an open dialog of Radix',
    css: `body { pointer-events: none } .content { ${fixed} z-index: 50; pointer-events: auto }`,
    html: '<main>Page</main><div class="content" tabindex="-1"><div id="app"></div></div>',
    run(signal) {
      hideOthers(find('.content'))
      const keep = ({ target }: Event) => {
        if (target instanceof Node && find('#root').contains(target)) find('.content').focus()
      }
      document.addEventListener('focusin', keep, { signal })
    },
  },
  {
    name: 'a modal dialog of the browser',
    css: 'dialog { padding: 30px; color: red } dialog::backdrop { background: black }',
    html: '<dialog class="own"><div id="app"></div></dialog>',
    run() {
      const dialog = find('.own')
      if (dialog instanceof HTMLDialogElement) dialog.showModal()
    },
  },
  {
    name: 'a theme of WordPress',
    css: `button, [type="button"], [type="submit"], input { background: crimson; color: gold; padding: 1em 2em;
        border: 2px dotted; border-radius: 0; font: bold 21px Georgia; text-transform: uppercase }
      .site button:hover, .site a:focus { background: black; outline: 3px solid lime }
      h1, h2, h3, p, ul, li { margin: 1em; font: italic 26px Georgia } svg { fill: red } dialog { color: red }
      body { letter-spacing: 2px; word-spacing: 4px; text-align: right; line-height: 2 }`,
    run: () => document.body.classList.add('site'),
  },
  {
    name: 'a sticky header, scrolled down',
    css: 'header { position: sticky; top: 0; height: 50px; background: teal } main { height: 3000px }',
    html: '<header><div id="app"></div></header><main></main>',
    run: () => window.scrollTo(0, 700),
  },
  {
    name: 'Arabic, from right to left',
    css: 'body { text-align: start; font-family: Georgia }',
    root: { dir: 'rtl', lang: 'ar' },
  },
  {
    name: 'a game that handles all keys',
    css: `canvas { ${fixed} width: 100%; height: 100% } body { user-select: none; cursor: none }`,
    html: '<canvas></canvas><div id="app" style="position: relative"></div>',
    run: stopKeys,
  },
  {
    name: 'transforms and filters around the app',
    css: `body { transform: translate(9px, 30px) scale(0.9); filter: grayscale(1); opacity: 0.9;
        perspective: 90px; contain: paint; overflow: hidden; will-change: transform }`,
  },
  {
    name: 'an element in full screen',
    css: `.game { ${fixed} width: 100%; height: 100%; border: 0; padding: 0; background: purple }`,
    html: '<div class="game" popover="manual"><div id="app"></div></div>',
    // The browser shows elements in full screen in its top layer, like popovers.
    run: () => find('.game').showPopover(),
  },
]
