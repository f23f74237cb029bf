/// <reference types="@vitest/browser-playwright" />
/// <reference types="vite/types/importMeta.d.ts" />
import type { Meta, StoryObj } from '@storybook/react-vite'
import { cleanup, render } from '@testing-library/react'
import { type ComponentType, createElement } from 'react'
import { afterEach, expect, test } from 'vitest'
import { cdp } from 'vitest/browser'

type Stories = Readonly<Record<string, StoryObj>> & { readonly default: Meta }

const files = import.meta.glob<Stories>('./*/*.story.tsx', { eager: true })

/** Parts that a dialog shows above the page, which `useOpenDialog` tests. */
const overlays = ['Dialog', 'Tooltip']

const names = Object.keys(files).flatMap((file) => {
  const name = file.split('/')[1] ?? ''
  return overlays.includes(name) ? [] : [[name, file] as const]
})

const declarations = `
  margin: 7px 3px; padding: 9px 30px; border: 3px dashed red; border-radius: 0; outline: 1px solid red;
  background: orange; color: red; fill: red; stroke: red; opacity: 0.9; box-shadow: 0 0 9px red;
  font: italic 700 31px / 1.2 Georgia; letter-spacing: 4px; word-spacing: 6px; text-align: end;
  text-transform: uppercase; text-shadow: 1px 1px red; text-decoration: underline; white-space: pre;
  display: block; width: 50%; min-width: 50px; min-height: 70px; max-width: 90%; float: left;
  vertical-align: top; list-style: square; cursor: crosshair; filter: sepia(1); rotate: 1deg;
`

/** Rules of a theme, of the specificities that themes use, up to an id with an element. */
const theme = `
  html { font-size: 62.5%; ${declarations.replace(/(display|width|float|rotate|filter).*?;/g, '')} }
  *, *::before, *::after { box-sizing: content-box; }
  button, input, a, p, h1, h2, ul, ol, li, dl, dt, dd, label, img, span, div { ${declarations} }
  svg { fill: red; stroke: red; vertical-align: top; max-width: 10%; margin: 9px; }
  .site .content button, .site .content [type="button"], .site .content a { ${declarations} }
  .site .content span::before, #page button::after { content: "x"; ${declarations} }
  #page button, #page input { ${declarations} }
  .site [type="button"]:hover, .site a:hover, .site button:focus { ${declarations} }
  input::placeholder { ${declarations} }
`

afterEach(() => {
  cleanup()
  document.querySelector('#theme')?.remove()
})

function addTheme(where: 'before' | 'after') {
  const style = document.createElement('style')
  style.id = 'theme'
  style.textContent = theme
  document.head[where === 'before' ? 'prepend' : 'append'](style)
}

function renderStories(file: string): Element {
  const { default: meta, ...stories } = files[file] ?? {}
  const { container } = render(
    <div className="site" id="page" style={{ textDecoration: 'none' }}>
      <div className="content" style={{ textDecoration: 'none' }}>
        <div
          className="lk-root"
          data-theme="light"
          style={{ inlineSize: 360, position: 'relative' }}
        >
          {Object.entries(stories).map(([name, story]) => {
            const args = { ...meta?.args, ...story.args }
            const draw = story.render ?? meta?.render
            const part = meta?.component as ComponentType | undefined
            return (
              <section key={name}>
                {draw
                  ? createElement(draw as ComponentType, args)
                  : part && createElement(part, args)}
              </section>
            )
          })}
        </div>
      </div>
    </div>,
  )
  return container.querySelector('.lk-root') ?? container
}

/** Lists the elements that differ by name, attributes or parent. Drawings are one element. */
function listDifferent(root: Element): readonly Element[] {
  const elements = [root, ...root.querySelectorAll(':not(svg *)')]
  const byMarkup = elements.map((one) => [toTag(one.parentElement) + toTag(one), one] as const)
  return [...new Map(byMarkup).values()]
}

const toTag = (element: Element | null) =>
  element ? (/^<[^>]*>/.exec(element.outerHTML)?.[0] ?? '') : ''

/** Returns the computed styles of elements and of what is drawn before and after their content. */
function readLook(elements: readonly Element[]): readonly string[] {
  return elements.flatMap((element) => {
    const drawn = ['::before', '::after'].filter(
      (pseudo) => getComputedStyle(element, pseudo).content !== 'none',
    )
    const hint = element instanceof HTMLInputElement ? ['::placeholder'] : []
    return ['', ...drawn, ...hint].flatMap((pseudo) => {
      const style = getComputedStyle(element, pseudo)
      const place = `${toTag(element)}${pseudo}`
      return [...style].map((name) => `${place} ${name}: ${style.getPropertyValue(name)}`)
    })
  })
}

test.each(names)('K-WORLD-21e: a theme before or after the kit does not change %s', (_, file) => {
  const elements = listDifferent(renderStories(file))
  const alone = new Set(readLook(elements))
  for (const where of ['before', 'after'] as const) {
    addTheme(where)
    const changes = readLook(elements).filter((line) => !alone.has(line))
    expect(changes.slice(0, 20)).toEqual([])
    document.querySelector('#theme')?.remove()
  }
})

/** Moves the mouse over an element. Positions count from the corner of the frame that tests run in. */
async function hover(element: Element) {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect()
  const { x, y } = element.getBoundingClientRect()
  const at = { x: frame.x + x + 12, y: frame.y + y + 12 }
  await cdp().send('Input.dispatchMouseEvent', { type: 'mouseMoved', ...at })
  await expect.poll(() => element.matches(':hover')).toBe(true)
}

test.each(['Button', 'IconButton', 'ListItem'])(
  'K-WORLD-21e: a theme does not paint %s under the pointer',
  async (name) => {
    const root = renderStories(`./${name}/${name}.story.tsx`)
    const button = root.querySelector('button:enabled') ?? root
    button.setAttribute('style', 'transition: none')
    await hover(button)
    const alone = new Set(readLook([button]))
    addTheme('after')
    await hover(button)
    expect(readLook([button]).filter((line) => !alone.has(line))).toEqual([])
  },
)
