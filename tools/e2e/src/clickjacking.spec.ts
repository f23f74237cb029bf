import type { FrameLocator } from '@playwright/test'
import { expect } from '@playwright/test'
import { type Cell, test } from './fixtures/approvalPage.ts'

/** Numbers of the corpus: 1 ETH, a text. */
const payment = '0'
const message = '101'

const cover = (style = '') => ({ html: `<div class="cover" style="${style}"></div>` })
const frame = (style: string) => ({ frame: style })
const around = (style: string) => ({ around: style })
const through = 'pointer-events: none'
const hole = 'clip-path: path(evenodd, "M0 0H390V630H0Z M20 70H380V480H20Z")'
const mask = (name: string) => `${name}: linear-gradient(transparent, transparent)`

type Layout = Omit<Cell, 'sample'>
/** What a page does, and the nearest it may do: the twin shows that it is this that stops it. */
type Row = readonly [name: string, hostile: Layout, twin: Layout]

/** What the frame is told of or can measure: even a message cannot be approved. */
const measured: readonly Row[] = [
  ['covered wholly', cover(), cover('z-index: -1')],
  ['covered, but for presses', cover(through), cover('display: none')],
  [
    'covered at its text',
    cover('inset: 80px 40px auto; height: 40px'),
    cover('inset: 0 0 auto; height: 9px'),
  ],
  [
    'covered at its button',
    cover(`inset: auto 20px 30px 180px; height: 50px; ${through}`),
    cover('inset: auto 0 0; height: 9px'),
  ],
  [
    'covered by a line',
    cover('inset: 200px 0 auto; height: 8px'),
    cover('inset: 0 auto 0 0; width: 8px'),
  ],
  ['covered by next to nothing', cover(`opacity: 0.01; ${through}`), cover('visibility: hidden')],
  ['covered by what blurs', cover(`background: none; backdrop-filter: blur(9px); ${through}`), {}],
  ['covered by another frame', { html: '<iframe class="cover" srcdoc="Play"></iframe>' }, {}],
  [
    'covered by a picture',
    { html: '<svg class="cover"><rect width="390" height="630"/></svg>' },
    {},
  ],
  [
    'covered now and then',
    cover('animation: blink 0.9s steps(1) infinite'),
    cover('z-index: -1; animation: blink 0.9s steps(1) infinite'),
  ],
  ['half transparent', frame('opacity: 0.5'), frame('opacity: 1')],
  ['a little transparent', frame('opacity: 0.98'), {}],
  ['not to be seen', frame('opacity: 0'), {}],
  ['in a nearly transparent box', around('opacity: 0.01'), around('opacity: 1')],
  ['made small', frame('transform: scale(0.4)'), frame('transform: translate(4px, 4px)')],
  [
    'in a box made small',
    around('transform: scale(0.9)'),
    around('transform: translate(4px, 4px)'),
  ],
  ['made small by scale', frame('scale: 0.5'), frame('scale: 1')],
  ['turned', frame('transform: rotate(3deg)'), frame('transform: rotate(0deg)')],
  ['turned by rotate', frame('rotate: 90deg'), frame('rotate: 0deg')],
  ['mirrored', frame('transform: scaleX(-1)'), {}],
  ['slanted', frame('transform: skewX(10deg)'), {}],
  ['turned away', around('transform: perspective(400px) rotateY(70deg)'), {}],
  ['blurred', frame('filter: blur(8px)'), frame('filter: none')],
  ['in a dark box', around('filter: brightness(0.02)'), {}],
  ['in other colours', frame('filter: invert(1)'), {}],
  ['with a blend mode', frame('mix-blend-mode: difference'), frame('mix-blend-mode: normal')],
  ['cut to its button', frame('clip-path: inset(520px 0 0 180px)'), frame('clip-path: none')],
  ['in a box cut to a circle', around('clip-path: circle(80px at 300px 560px)'), {}],
  [
    'in a box that is too low',
    around('position: relative; height: 300px; overflow: hidden'),
    around('position: relative; height: 620px; overflow: hidden'),
  ],
  ['partly out of sight', frame('left: -180px'), frame('left: 0')],
  ['below the edge', frame('top: 300px'), frame('top: 20px')],
  ['too narrow', frame('width: 319px'), frame('width: 320px')],
  ['too low', frame('height: 399px'), {}],
  ['without room for its text', frame('height: 170px'), {}],
  ['zoomed to a twelfth', frame('zoom: 0.12'), frame('zoom: 0.6')],
  ['in a box zoomed out', around('zoom: 0.3'), around('zoom: 0.6')],
]

/** What no frame is told of: a message can be approved there, what moves value cannot (the guide says so). */
const unseen: readonly Row[] = [
  ['masked wholly', frame(mask('mask-image')), frame(mask('mask-image'))],
  ['in a masked box', around(mask('mask-image')), around(mask('mask-image'))],
  ['masked by the old name', frame(mask('-webkit-mask-image')), frame(mask('-webkit-mask-image'))],
  ['with a hole over its text', frame(hole), frame(hole)],
  ['in a box with a hole over its text', around(hole), around(hole)],
]

const approve = (host: FrameLocator) => host.getByRole('button', { name: 'Approve' })
const openWindow = (host: FrameLocator) => host.getByRole('button', { name: 'Open window' })

test('S-54: what a page lays over, around and on the frame stops every approval', async ({
  page,
  approvalHost,
}) => {
  const cells = measured.map(([, layout]) => ({ sample: message, ...layout }))
  for (const [index, host] of (await approvalHost.openGrid(page, cells)).entries()) {
    await expect(openWindow(host), measured[index]?.[0]).toHaveCount(1)
    await expect(approve(host), measured[index]?.[0]).toHaveCount(0)
  }
  process.stdout.write(`clickjacking: ${cells.length} layouts tried, ${cells.length} stopped\n`)
})

test('S-54: the same layouts without what stops them stop no approval', async ({
  page,
  approvalHost,
}) => {
  // A row at a time: a busy browser takes longer than the five seconds to say of many that they are seen.
  for (let first = 0; first < measured.length; first += 6) {
    const row = measured.slice(first, first + 6)
    const cells = row.map(([, , layout]) => ({ sample: message, ...layout }))
    for (const [index, host] of (await approvalHost.openGrid(page, cells)).entries()) {
      await expect(approve(host), row[index]?.[0]).toBeEnabled()
    }
  }
})

test('S-54: where no frame can tell, a payment is never approved in the page; a message, which moves nothing, is', async ({
  page,
  approvalHost,
}) => {
  const payments = unseen.map(([, layout]) => ({ sample: payment, ...layout }))
  for (const [index, host] of (await approvalHost.openGrid(page, payments)).entries()) {
    await expect(openWindow(host), unseen[index]?.[0]).toBeEnabled()
    await expect(approve(host), unseen[index]?.[0]).toHaveCount(0)
  }
  const twins = unseen.map(([, , layout]) => ({ sample: message, ...layout }))
  for (const [index, host] of (await approvalHost.openGrid(page, twins)).entries()) {
    await expect(approve(host), unseen[index]?.[0]).toBeEnabled()
  }
  process.stdout.write(`clickjacking: ${unseen.length} masks tried, payments stopped in all\n`)
})
