import { fakeWallet } from '@latchkey/kit/testing'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LongList } from '../parts/LongList.tsx'
import { fakeApi } from '../testing/fakeApi.ts'
import { fakeNft, fakeNftOrigins } from '../testing/fakeNfts.ts'
import { fetchViews } from '../testing/fetchViews.ts'
import { openOn } from '../testing/openOn.tsx'
import { useChangeMotion } from './useChangeMotion.ts'

await fetchViews()

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const askForLess = () =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList)

/** Returns the start keyframe of every running animation of an element. */
const readOrigins = (element: Element | null) =>
  (element?.getAnimations() ?? []).map(({ effect }) => {
    const [from] = effect instanceof KeyframeEffect ? effect.getKeyframes() : []
    return { translate: from?.['translate'], opacity: from?.['opacity'] }
  })

function Sum({ value }: { readonly value: number | undefined }) {
  const box = useChangeMotion<HTMLDivElement>(value)
  return (
    <div data-testid="sum" ref={box} style={{ fontSize: 20 }}>
      {value}
    </div>
  )
}

const getSum = () => screen.getByTestId('sum')

test.each([
  { to: 3, translate: '0px 0.3em' },
  { to: 1, translate: '0px -0.3em' },
])('design: a number that changes from 2 to $to rises or sinks', ({ to, translate }) => {
  const { rerender } = render(<Sum value={undefined} />)
  rerender(<Sum value={2} />)
  rerender(<Sum value={2} />)
  expect(readOrigins(getSum())).toEqual([])
  rerender(<Sum value={to} />)
  expect(readOrigins(getSum())).toEqual([{ translate, opacity: '0' }])
})

test('design: with reduced motion a number only fades, and rows do not move', () => {
  askForLess()
  const { rerender } = render(<Sum value={2} />)
  rerender(<Sum value={3} />)
  expect(readOrigins(getSum())).toEqual([{ opacity: '0' }])
  cleanup()
  const show = renderRows(['a', 'b'])
  show(['b', 'a'])
  expect(readRows()).toEqual({ b: [], a: [] })
})

function renderRows(first: readonly string[]) {
  const toList = (items: readonly string[]) => (
    <LongList aria-label="Letters" items={items} toKey={(item) => item}>
      {(item) => <span>{item}</span>}
    </LongList>
  )
  const { rerender } = render(toList(first))
  return (items: readonly string[]) => rerender(toList(items))
}

const readRows = () =>
  Object.fromEntries(
    screen.getAllByRole('listitem').map((row) => [row.textContent, readOrigins(row)]),
  )

test('design: rows slide from their old position; new rows in between fade in, at the end not', () => {
  const show = renderRows(['a', 'b'])
  expect(readRows()).toEqual({ a: [], b: [] })
  const height = screen.getAllByRole('listitem')[0]?.offsetHeight ?? 0
  expect(height).toBeGreaterThan(0)
  show(['new', 'a', 'b', 'last'])
  expect(readRows()).toEqual({
    new: [{ opacity: '0' }],
    a: [{ translate: `0px ${-height}px` }],
    b: [{ translate: `0px ${-height}px` }],
    last: [],
  })
})

test('design: a picture grows from its card to its page', async () => {
  const data = [fakeNft(1), fakeNft(2)]
  await openOn([{ view: 'Account', data: { tab: 'nfts' } }], {
    connected: fakeWallet(),
    blockchainApiUrl: 'https://api.example',
    imageOrigins: fakeNftOrigins,
    ports: {
      fetch: fakeApi({
        'supported-chains': { http: ['eip155:1'], ws: [] },
        balance: { balances: [] },
        nfts: { data, next: null },
      }),
    },
  })
  const animate = vi.spyOn(Element.prototype, 'animate')
  const [, card] = await screen.findAllByTestId('nft-card')
  if (!card) throw new Error('There is no second card.')
  const readScale = () => Number(Object(animate.mock.lastCall?.[0])[0]?.scale)
  const getBox = (place: ParentNode) => place.querySelector('img')?.parentElement
  const small = getBox(card)?.offsetWidth
  await userEvent.click(card)
  const page = screen.getByTestId('w3m-modal-card')
  await within(page).findByText('Token ID')
  const large = getBox(page)?.offsetWidth
  expect(animate.mock.contexts).toEqual([getBox(page)])
  expect(readScale()).toBeCloseTo(Number(small) / Number(large), 1)
})
