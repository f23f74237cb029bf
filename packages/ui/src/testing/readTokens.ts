import { fromOklch, mix, type Oklab } from './colour.ts'

export type Tokens = { readonly colour: (name: string) => Oklab }

/**
 * Returns the custom properties of a theme with their colours computed, from the text of
 * `tokens.css`. `overrides` act like properties set on the root element. Supports only the colour
 * functions that the file uses.
 */
export function readTokens(
  css: string,
  theme: 'light' | 'dark',
  overrides: Readonly<Record<string, string>> = {},
): Tokens {
  const blocks = [
    /^\.lk-root \{([\s\S]*?)^\}/m,
    new RegExp(`"${theme}"\\] \\{([\\s\\S]*?)^\\}`, 'm'),
  ]
  const text = blocks.map((block) => block.exec(css)?.[1] ?? '').join('\n')
  const pairs = [...text.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
    name,
    value,
  ])
  const properties: Readonly<Record<string, string>> = {
    ...Object.fromEntries(pairs),
    ...overrides,
  }
  const expand = (value: string): string =>
    value.includes('var(')
      ? expand(value.replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => properties[name] ?? ''))
      : value.replaceAll(/\s+/g, ' ').trim()
  return { colour: (name) => evaluate(expand(`var(--lk-${name})`)) }
}

function evaluate(text: string): Oklab {
  const mixed = /^color-mix\(\s*in oklab, ?(.+)\)$/.exec(text)?.[1]
  if (mixed) return evaluateMix(splitArguments(mixed))
  const limited = /^oklch\(from (.+) (min|max)\(l, ([\d.]+)\) c h\)$/.exec(text)
  if (limited) return limitLightness(evaluate(limited[1] ?? ''), limited[2] ?? '', limited[3] ?? '')
  return fromOklch((text.match(/[\d.]+/g) ?? []).map(Number))
}

function evaluateMix([first = '', second = '']: readonly string[]): Oklab {
  const [, colour = '', share = ''] = /^(.*) (calc\(.*\)|[\d.]+%)$/.exec(first.trim()) ?? []
  const percent = (share.match(/[\d.]+/g) ?? []).map(Number).reduce((x, y) => x * y, 1)
  return mix(evaluate(colour), percent / 100, evaluate(second.trim()))
}

function limitLightness(colour: Oklab, bound: string, limit: string): Oklab {
  const l = bound === 'min' ? Math.min(colour.l, Number(limit)) : Math.max(colour.l, Number(limit))
  return { ...colour, l }
}

function splitArguments(text: string): string[] {
  let depth = 0
  const parts = ['']
  for (const character of text) {
    if (character === '(') depth += 1
    if (character === ')') depth -= 1
    if (character === ',' && depth === 0) parts.push('')
    else parts.push((parts.pop() ?? '') + character)
  }
  return parts
}
