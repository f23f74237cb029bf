import { type Selector, type SelectorComponent, transform } from 'lightningcss'
import type { Plugin } from 'vite'

const id: SelectorComponent = { type: 'id', name: 'lk' }

/**
 * Selector that matches every element and has the specificity of two ids. `global.css` of
 * `@latchkey/ui` contains the same selector, and one with a single id.
 */
const weight: SelectorComponent = { type: 'pseudo-class', kind: 'not', selectors: [[id, id]] }

/**
 * Raises the specificity of every selector with a class by two ids. Rules of a host page for
 * elements, classes or one id then have no effect on the kit (K-WORLD-21e). The order among the
 * kit's own rules stays the same.
 */
export function raiseSpecificity(filename: string, css: string): string {
  const { code } = transform({
    filename,
    code: Buffer.from(css),
    visitor: { Selector: withWeight },
  })
  return code.toString()
}

/** Adds the weight after the first class, because nothing may follow a pseudo-element. */
function withWeight(selector: Selector): Selector {
  const index = selector.findIndex(({ type }) => type === 'class')
  return index < 0 ? selector : selector.toSpliced(index + 1, 0, weight)
}

/**
 * Raises the specificity of CSS modules where Vite reads the sources of packages, as the build of
 * the packages does for their stylesheet.
 */
export const raiseSpecificityPlugin: Plugin = {
  name: 'latchkey:raise-specificity',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: (code, file) => ({ code: raiseSpecificity(file, code), map: null }),
  },
}
