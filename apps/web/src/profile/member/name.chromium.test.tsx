import '../../styles/app.css'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import card from './MemberCard.module.css'
import { PlayerName } from './PlayerName.tsx'

beforeEach(() => page.viewport(360, 740))
afterEach(async () => {
  cleanup()
  await page.viewport(1280, 800)
})

/**
 * Renders a name next to an avatar as the profile does on a phone, and returns the measured lines.
 */
function measure(name: string) {
  render(
    <section className={card['card']}>
      <div className={card['who']}>
        <svg aria-hidden="true" />
        <div>
          <PlayerName heading="h1" chosen={name} shown={name} title={name} changeable />
        </div>
      </div>
    </section>,
  )
  const heading = screen.getByRole('heading', { level: 1 })
  const text = heading.querySelector('bdi')
  if (!text) throw new Error('The name is not there.')
  const { height } = heading.getBoundingClientRect()
  const lineHeight = Number.parseFloat(getComputedStyle(text).lineHeight)
  const lines = Math.round(text.clientHeight / lineHeight)
  const seen = { height, lines, cut: Math.round(text.scrollHeight / lineHeight) > lines }
  const wide = text.scrollWidth > text.clientWidth
  cleanup()
  return { ...seen, wide }
}

test('behavior: on a phone a name has at most two lines, reserved before it loads', () => {
  const short = measure('Wren')
  expect(short).toMatchObject({ lines: 1, cut: false, wide: false })
  const longest = ['Magpie of the ninth door', 'Magpieoftheninthdoorways']
  for (const name of longest) {
    // The line count depends on the font, which may load too late for this page.
    const { lines, ...seen } = measure(name)
    expect(lines, name).toBeLessThanOrEqual(2)
    expect({ lines: 1, ...seen }, name).toEqual(short)
  }
  // A name as another service may return it.
  expect(measure('somebody.with.a.very.long.name@mail.example.test')).toMatchObject({
    height: short.height,
    lines: 2,
    cut: true,
  })
})
