import { chains, type Row, toRow } from './Row.ts'

const store = { app_store: 'https://ios.probe.example.test/app', play_store: null }
const play = { app_store: null, play_store: 'https://android.probe.example.test/app' }
const link = 'https://go.probe.example.test'

type Probe = readonly [name: string, fields: Partial<Row>]

/** Directory entries for tests with each kind of link for phones, alone and in combinations. */
const links: readonly Probe[] = [
  ['native link', { mobile_link: 'probea://' }],
  ['native link without slashes', { mobile_link: 'probeb:' }],
  ['native link with a path', { mobile_link: 'probec://open/here' }],
  ['native link with dots', { mobile_link: 'test.probe.app://' }],
  ['universal link', { mobile_link: link }],
  ['universal link with a slash', { mobile_link: `${link}/` }],
  ['universal link with a path', { mobile_link: `${link}/connect` }],
  ['universal link with a query', { mobile_link: `${link}/open?from=directory` }],
  ['native and universal link', { mobile_link: 'probed://', link_mode: link }],
  ['link mode alone', { link_mode: link }],
  ['web app', { webapp_link: 'https://app.probe.example.test' }],
  ['web app and native link', { webapp_link: `${link}/app`, mobile_link: 'probee://' }],
  ['desktop app', { desktop_link: 'probef://' }],
  ['desktop and native link', { desktop_link: 'probeg://', mobile_link: 'probeg://' }],
  ['desktop, web and phone', { desktop_link: 'ph://', webapp_link: link, mobile_link: 'ph://' }],
  ['upper case link', { mobile_link: 'PROBEH://' }],
]

/** Directory entries for tests with and without links to app stores. */
const stores: readonly Probe[] = [
  ['App Store alone', store],
  ['Play Store alone', play],
  ['both stores', { ...store, play_store: play.play_store }],
  ['native link and App Store', { ...store, mobile_link: 'probei://' }],
  ['native link and Play Store', { ...play, mobile_link: 'probej://' }],
  ['native link and both', { ...play, app_store: store.app_store, mobile_link: 'probek://' }],
  ['universal link and both', { ...play, app_store: store.app_store, mobile_link: link }],
  ['homepage alone', { homepage: 'https://probe.example.test' }],
  ['browser store alone', { chrome_store: 'https://chrome.probe.example.test' }],
  ['nothing at all', {}],
]

/** Directory entries for tests that differ in their provider ids and their chains. */
const kinds: readonly Probe[] = [
  ['rdns alone', { rdns: 'test.example.probe' }],
  ['rdns and native link', { rdns: 'test.example.probe2', mobile_link: 'probel://' }],
  ['injected', { injected: [{ namespace: 'eip155', injected_id: 'isProbe' }] }],
  ['no relay', { supports_wc: false, supports_wcpay: true, mobile_link: 'probem://' }],
  ['payments and relay', { supports_wcpay: true, mobile_link: 'proben://' }],
  ['Solana alone', { chains: [...chains.solana], mobile_link: 'probeo://' }],
  ['Bitcoin alone', { chains: [...chains.bitcoin], mobile_link: 'probep://' }],
  ['chains untold', { chains: null, mobile_link: 'probeq://' }],
  ['no chain', { chains: [], mobile_link: 'prober://' }],
  ['other chains', { chains: ['eip155:424242'], mobile_link: 'probes://' }],
]

/** Directory entries for tests with malicious links, which a kit must not open. */
const hostile: readonly Probe[] = [
  ['script link', { mobile_link: 'javascript:alert(document.domain)//' }],
  ['data link', { mobile_link: 'data:text/html,<b>x' }],
  ['intent link', { mobile_link: 'intent://open#Intent;scheme=probe;end' }],
  ['plain http link', { mobile_link: 'http://go.probe.example.test' }],
  ['link with a user', { mobile_link: 'https://user:word@go.probe.example.test' }],
  ['hostile homepage', { homepage: 'javascript:alert(1)', mobile_link: 'probet://' }],
  ['image elsewhere', { image_url: 'https://pixel.example.test/p.png', mobile_link: 'probeu://' }],
]

/** Creates the directory's wallets that only exist for tests of links. */
export function createProbes(): readonly Row[] {
  return [...links, ...stores, ...kinds, ...hostile].map(([name, fields]) =>
    toRow({ name: `Probe: ${name}`, ...fields }),
  )
}
