import { expect, test } from 'vitest'
import { toClaimedOrigin, toPeer } from './toPeer.ts'

const appOrigin = 'http://app.latchkey.localhost'
const metadata = { name: 'App', description: '', url: `${appOrigin}/x`, icons: [] }
const toContext = (validation: string, isScam?: boolean) => ({ verified: { validation, isScam } })

test.each([
  ['UNKNOWN', undefined, 'unknown'],
  ['VALID', undefined, 'unknown'],
  ['INVALID', undefined, 'invalid'],
  ['VALID', true, 'scam'],
])(
  '%s (scam: %s) is shown as %s, and no app is ever shown as verified',
  (validation, isScam, shown) => {
    expect(toPeer(metadata, appOrigin, toContext(validation, isScam)).verification).toBe(shown)
  },
)

test.each([
  ['https://elsewhere.test/icon.png', undefined],
  ['data:text/html,<script>1</script>', undefined],
  ['javascript:alert(1)', undefined],
  [`${appOrigin}/icon.svg`, `${appOrigin}/icon.svg`],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
])('icon %s', (icon, shown) => {
  expect(toPeer({ ...metadata, icons: [icon] }, appOrigin).icon).toBe(shown)
})

test('texts are bounded, and a name is always there', () => {
  const peer = toPeer({ ...metadata, name: '', description: 'x'.repeat(1_000) }, appOrigin)
  expect(peer.name).toBe('An app without a name')
  expect(peer.description).toHaveLength(200)
})

test.each([
  ['http://app.latchkey.localhost/x', appOrigin],
  ['javascript:alert(1)', 'walletconnect:unknown'],
  ['no address', 'walletconnect:unknown'],
])('origin of %s', (url, origin) => {
  expect(toClaimedOrigin(toPeer({ ...metadata, url }, appOrigin))).toBe(origin)
})
