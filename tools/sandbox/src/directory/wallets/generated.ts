import { chains, type Row, toRow } from './Row.ts'
import { pick, toFraction, toSlug } from './toIds.ts'

const first = [
  ...['Alder', 'Amber', 'Anchor', 'Apex', 'Arbor', 'Ash', 'Aster', 'Atlas', 'Aurora', 'Basalt'],
  ...['Beacon', 'Birch', 'Bolt', 'Bridge', 'Bronze', 'Canvas', 'Cedar', 'Cinder', 'Clay', 'Cliff'],
  ...['Cobalt', 'Copper', 'Coral', 'Cove', 'Crane', 'Delta', 'Drift', 'Dune', 'Ember', 'Fable'],
  ...['Falcon', 'Fern', 'Flint', 'Forge', 'Garnet', 'Glade', 'Granite', 'Grove', 'Harbor', 'Haven'],
  ...[
    'Hazel',
    'Heron',
    'Indigo',
    'Iris',
    'Ivory',
    'Jade',
    'Juniper',
    'Kestrel',
    'Lantern',
    'Larch',
  ],
  ...['Linen', 'Lotus', 'Lumen', 'Maple', 'Marble', 'Marsh', 'Mesa', 'Mica', 'Nectar', 'North'],
] as const
const second = [
  ...['Wallet', 'Vault', 'Key', 'Safe', 'Purse', 'Pocket', 'Chest', 'Ledgerbook', 'Pass', 'Box'],
] as const

/**
 * Names of generated wallets that are hard to lay out: long words, other scripts and unusual
 * characters.
 */
const unusual = [
  'Donaudampfschifffahrtsgesellschaftswallet',
  'محفظة العملات الرقمية',
  '財布ウォレット',
  'Кошелёк',
  'Ångström & Søn “Plånbok”',
  'A',
]

const mixes = [
  [...chains.ethereum],
  [...chains.ethereum],
  [...chains.ethereum, ...chains.solana],
  [...chains.ethereum, ...chains.solana, ...chains.bitcoin],
  [...chains.solana],
  [...chains.bitcoin],
] as const

function toGenerated(name: string, index: number): Row {
  const slug = toSlug(name) || `wallet${index}`
  const host = `${slug}.wallets.example.test`
  const has = (what: string, share: number) => toFraction(`${what}/${name}`) < share
  return toRow({
    name,
    badge_type: has('badge', 0.3) ? 'certified' : 'none',
    chains: [...pick(`chains/${name}`, mixes)],
    homepage: has('homepage', 0.9) ? `https://${host}` : null,
    mobile_link: has('mobile', 0.7) ? pick(name, [`${slug}://`, `https://${host}/`]) : null,
    webapp_link: has('webapp', 0.2) ? `https://app.${host}` : null,
    desktop_link: has('desktop', 0.2) ? `${slug}-desktop://` : null,
    app_store: has('ios', 0.6) ? `https://ios.${host}` : null,
    play_store: has('android', 0.6) ? `https://android.${host}` : null,
    chrome_store: has('chrome', 0.3) ? `https://chrome.${host}` : null,
    rdns: has('rdns', 0.3) ? `test.example.wallets.${slug}` : null,
  })
}

/** Creates the directory's 606 wallets with invented names. They are the same on every call. */
export function createGeneratedWallets(): readonly Row[] {
  const plain = second.flatMap((last) => first.map((start) => `${start} ${last}`))
  return [...plain, ...unusual].map(toGenerated)
}
