import type { MarketItem } from './items.ts'

type Colours = readonly [ground: string, ink: string, metal: string]

/**
 * Colours of background and lines in an item's picture, by the item's rarity. They are visible on
 * light and dark pages.
 */
const colours: Readonly<Record<MarketItem['rarity'], Colours>> = {
  common: ['#e6e1d6', '#3b3a36', '#a38a4f'],
  uncommon: ['#cfdccf', '#24352b', '#8f7a3a'],
  rare: ['#28405c', '#e9eef4', '#e0bd76'],
  epic: ['#43305f', '#efe9f8', '#e6c785'],
  legendary: ['#3a2b12', '#f6ead0', '#f0c261'],
}

/**
 * SVG drawings of the marketplace items by their id, on a field of 160 by 120 units. Lines have the
 * ink colour, and one part has the metal colour.
 */
const drawings: Readonly<Record<string, string>> = {
  'brass-lantern':
    '<path class="i" d="M64 42h32M80 42V26M66 96h28M68 42l-4 54M92 42l4 54"/><path class="m" d="M80 54c10 12 8 26 0 28-8-2-10-16 0-28z"/><circle class="i" cx="80" cy="22" r="5"/>',
  'spare-key':
    '<circle class="i" cx="56" cy="60" r="18"/><circle class="m" cx="56" cy="60" r="7"/><path class="i" d="M74 60h46M104 60v14M116 60v10"/>',
  'chalk-map':
    '<path class="i" d="M36 34l30-8 28 8 30-8v60l-30 8-28-8-30 8zM66 26v60M94 34v60"/><path class="d" d="M46 70c12-16 26 10 38-6s16-14 28-18"/><circle class="m" cx="112" cy="46" r="6"/>',
  'felt-cloak':
    '<path class="i" d="M66 28h28c2 14 18 22 22 68H44c4-46 20-54 22-68zM80 44v52"/><circle class="m" cx="80" cy="38" r="7"/>',
  hourglass:
    '<path class="i" d="M52 24h56M52 96h56M58 24c0 24 22 26 22 36s-22 12-22 36M102 24c0 24-22 26-22 36s22 12 22 36"/><path class="m" d="M80 66c6 10 14 14 16 28H64c2-14 10-18 16-28z"/>',
  'guild-banner':
    '<path class="i" d="M48 22h64M56 22v74l24-16 24 16V22"/><path class="m" d="m80 36 6 12 13 2-9 9 2 13-12-6-12 6 2-13-9-9 13-2z"/>',
  'night-compass':
    '<circle class="i" cx="80" cy="60" r="38"/><circle class="d" cx="80" cy="60" r="28"/><path class="m" d="m98 42-12 24-24 12 12-24z"/>',
  'keeper-crown':
    '<path class="m" d="M44 88V44l20 20 16-32 16 32 20-20v44z"/><path class="i" d="M44 98h72"/><circle class="i" cx="80" cy="24" r="4"/>',
  'opening-ticket':
    '<path class="i" d="M40 40h80v12a8 8 0 0 0 0 16v12H40V68a8 8 0 0 0 0-16z"/><path class="d" d="M94 40v40"/><circle class="m" cx="68" cy="60" r="8"/>',
}

/** Draws the picture of a marketplace item as SVG. An item always has the same picture. */
export function drawItem({ id, rarity }: MarketItem): string {
  const [ground, ink, metal] = colours[rarity]
  const line = `fill:none;stroke:${ink};stroke-width:4;stroke-linecap:round;stroke-linejoin:round`
  const styles = `.i{${line}}.d{${line};stroke-width:2;stroke-dasharray:4 6}.m{fill:${metal}}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 120" width="640" height="480"><style>${styles}</style><path fill="${ground}" d="M0 0h160v120H0z"/>${drawings[id] ?? ''}</svg>`
}
