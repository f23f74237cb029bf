import { refuse } from '@latchkey/product-api/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { chatSession, memberSession } from '../../testing/fakeServer.ts'
import { renderApp } from '../../testing/renderApp.tsx'

let shown: Awaited<ReturnType<typeof renderApp>> | undefined
afterEach(() => {
  shown?.end()
  shown = undefined
})

const face = () => screen.findByRole('button', { name: 'Change your avatar' })

test.each([
  ['a wallet', memberSession],
  ['an account elsewhere', chatSession],
])(
  'default: a player logged in by %s chooses a drawing, and focus returns to the avatar',
  async (_, session) => {
    const asked: number[] = []
    shown = await renderApp(
      '/profile',
      { session },
      {
        changeAvatar: ({ avatar }) => {
          asked.push(avatar)
          return { avatar }
        },
      },
    )
    const before = (await face()).innerHTML
    await userEvent.click(await face())
    const first = screen.getByRole('button', { name: 'Avatar 1' })
    expect(first.getAttribute('aria-pressed')).toBe('true')
    expect(first.innerHTML).toContain(before.match(/<rect.*/)?.[0])
    await userEvent.click(screen.getByRole('button', { name: 'Show others' }))
    await userEvent.click(screen.getByRole('button', { name: 'Avatar 11' }))
    expect(await screen.findByText('Avatar changed')).toBeTruthy()
    expect(asked).toEqual([10])
    expect((await face()).innerHTML).not.toBe(before)
    expect(document.activeElement).toBe(await face())
    expect(screen.queryByRole('button', { name: 'Show others' })).toBeNull()
  },
)

test('error: without a response the avatar stays unchanged', async () => {
  shown = await renderApp(
    '/profile',
    { session: memberSession },
    { changeAvatar: () => refuse('internal') },
  )
  const before = (await face()).innerHTML
  await userEvent.click(await face())
  await userEvent.click(screen.getByRole('button', { name: 'Avatar 2' }))
  expect(await screen.findByText(/^Our server didn’t respond. Your avatar/)).toBeTruthy()
  expect((await face()).innerHTML).toBe(before)
  await userEvent.keyboard('{Escape}')
})
