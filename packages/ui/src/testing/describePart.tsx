import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import type { ReactElement, RefCallback } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { findMotionFaults } from './findMotionFaults.ts'

/** Props that the tests pass to the component. `render` must spread all of them on it. */
export type PartProps = {
  readonly ref?: RefCallback<Element>
  readonly className?: string
  readonly 'data-testid'?: string
  readonly lang?: string
}

/** Additional props that the tests pass to clickable components. */
export type PressableProps = PartProps & {
  readonly onClick?: () => void
  readonly disabled?: boolean
}

export type PartOptions = {
  readonly render: (props: PressableProps) => ReactElement
  /** Lower-case tag name of the element to which `ref` points. */
  readonly element: string
  /** Text of the component's stylesheet: `import sheet from './Part.module.css?raw'`. */
  readonly sheet: string
  /**
   * `'focus'`: the component is focusable. `'press'`: it also reacts to clicks, unless it is
   * `disabled`.
   */
  readonly takes?: 'focus' | 'press' | undefined
}

const seen: PartProps = { className: 'own', 'data-testid': 'part', lang: 'de' }

/**
 * Registers the tests that every component of this package must pass, such as for forwarded props
 * and for its stylesheet.
 */
export function describePart(name: string, options: PartOptions): void {
  describe(`${name}: conformance`, () => {
    afterEach(cleanup)
    describeProps(options)
    describeSheet(options)
    if (options.takes) describeFocus(options)
    if (options.takes === 'press') describePress(options)
  })
}

function describeProps({ render: part, element }: PartOptions) {
  test('ref: reaches the element', () => {
    const ref = vi.fn()
    render(part({ ref }))
    expect(ref.mock.calls[0]?.[0]).toMatchObject({ localName: element })
  })

  test("className: is added to the part's own classes", () => {
    const { container } = render(part(seen))
    const own = container.querySelector('.own')
    expect(own?.classList.length).toBeGreaterThan(1)
  })

  test('props: further props reach the element', () => {
    render(part(seen))
    expect(screen.getByTestId('part').getAttribute('lang')).toBe('de')
    expect(screen.getByTestId('part').localName).toBe(element)
  })

  test('behavior: renders on a server', () => {
    expect(renderToString(part(seen))).toContain('data-testid="part"')
  })

  test('behavior: axe finds no violations', async () => {
    const { container } = render(part({}))
    const rules = { 'color-contrast': { enabled: false }, region: { enabled: false } }
    const { violations } = await axe.run(container, { rules })
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([])
  })
}

function describeSheet({ sheet }: PartOptions) {
  test('behavior: with reduced motion only opacity and colours change', () => {
    expect(findMotionFaults(sheet)).toEqual([])
  })

  test('behavior: follows the reading direction', () => {
    const physical = /(?:^|[\s;{])(?:left|right|(?:margin|padding|border)-(?:left|right))\s*:/
    expect(physical.exec(sheet)).toBeNull()
  })

  test('behavior: colours come from the tokens', () => {
    expect(/#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i.exec(sheet)).toBeNull()
  })
}

function describeFocus({ render: part, sheet }: PartOptions) {
  test('behavior: Tab reaches it', async () => {
    render(part({ 'data-testid': 'part' }))
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByTestId('part'))
  })

  test('behavior: the focus ring is unchanged, or drawn around a substitute element', () => {
    const removes = /outline:\s*(?:none|0)/.test(sheet)
    const redraws = /:focus-visible[^{]*\{[^}]*outline: 2px solid var\(--lk-mark\)/.test(sheet)
    expect(removes && !redraws).toBe(false)
  })
}

function describePress({ render: part }: PartOptions) {
  test('behavior: a press fires once', async () => {
    const onClick = vi.fn()
    render(part({ onClick, 'data-testid': 'part' }))
    await userEvent.click(screen.getByTestId('part'))
    expect(onClick).toHaveBeenCalledTimes(1)
  })

  test('disabled: presses and keys have no effect', async () => {
    const onClick = vi.fn()
    render(part({ onClick, disabled: true, 'data-testid': 'part' }))
    await userEvent.click(screen.getByTestId('part'))
    await userEvent.tab()
    await userEvent.keyboard('{Enter} ')
    expect(onClick).not.toHaveBeenCalled()
    expect(screen.getByTestId('part')).toHaveProperty('disabled', true)
  })
}
