const moving =
  /(?:^|[\s;{])(?:translate|rotate|scale|transform|inset[a-z-]*|(?:(?:min|max)-)?(?:inline|block)-size|width|height|margin[a-z-]*|padding[a-z-]*)\s*:/
const movedByTransition =
  /\b(?:all|translate|rotate|scale|transform|inset|(?:inline|block)-size|width|height|margin|padding)\b/

/**
 * Finds animations and transitions that would run even if the user prefers reduced motion. These
 * are the ones outside `@media (prefers-reduced-motion: no-preference)` that change more than
 * opacity and colour.
 */
export function findMotionFaults(css: string): string[] {
  const { outside, keyframes } = splitSheet(css.replaceAll(/\/\*[\s\S]*?\*\//g, ''))
  const movingNames = [...keyframes].filter(([, body]) => moving.test(body)).map(([name]) => name)
  const declarations = outside.match(/\b(?:animation|animation-name|transition)\s*:[^;}]+/g) ?? []
  return declarations.filter((declaration) =>
    declaration.startsWith('transition')
      ? movedByTransition.test(declaration.slice('transition'.length))
      : movingNames.some((name) => declaration.split(/[\s,:]+/).includes(name)),
  )
}

/**
 * Splits a stylesheet into its keyframes by name and the rules that also apply with reduced motion.
 */
function splitSheet(css: string) {
  const keyframes = new Map<string, string>()
  let outside = ''
  for (const { head, body } of topLevelBlocks(css)) {
    const name = /^@keyframes\s+([\w-]+)/.exec(head)?.[1]
    if (name) keyframes.set(name, body)
    else if (!/prefers-reduced-motion:\s*no-preference/.test(head)) outside += `${body}\n`
  }
  return { outside, keyframes }
}

function topLevelBlocks(css: string) {
  const blocks: { head: string; body: string }[] = []
  let depth = 0
  let head = ''
  let body = ''
  for (const character of css) {
    if (character === '}') depth -= 1
    if (depth > 0) body += character
    else if (character !== '{' && character !== '}') head += character
    if (character === '{') depth += 1
    if (character !== '}' || depth > 0) continue
    blocks.push({ head: head.trim(), body })
    head = ''
    body = ''
  }
  return blocks
}
