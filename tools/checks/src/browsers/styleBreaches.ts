/** Colours that the oldest supported browsers do not compute, and selectors that they do not read. */
const younger = /\b(?:color-mix|oklch|oklab|lch|lab|light-dark|color)\(|[{;}]\s*&[^}]*\{/g

/** Removes the blocks of `@supports`, whose author wrote a fallback. */
function withoutSupports(css: string): string {
  const start = css.indexOf('@supports')
  if (start < 0) return css
  let [depth, end] = [1, css.indexOf('{', start) + 1]
  for (; depth > 0 && end < css.length; end += 1) {
    if (css[end] === '{') depth += 1
    if (css[end] === '}') depth -= 1
  }
  return css.slice(0, start) + withoutSupports(css.slice(end))
}

/**
 * Lists colours and nested rules of a stylesheet that the oldest supported browsers lack, outside
 * `@supports`.
 *
 * @returns One line per breach, with the text around it.
 */
export function styleBreaches(css: string): readonly string[] {
  const always = withoutSupports(css)
  return [...always.matchAll(younger)].map(({ index }) =>
    always.slice(Math.max(0, index - 30), index + 40),
  )
}
