const MAX_CAUSES = 5

const toText = (error: unknown) => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error)
  return text.replaceAll(/\s+/g, ' ').trim()
}

function listCauses(error: unknown): readonly unknown[] {
  const found: unknown[] = []
  for (let next = error; next !== undefined && found.length < MAX_CAUSES; ) {
    found.push(next)
    next = next instanceof Error ? next.cause : undefined
  }
  return found
}

/** Formats an error and its causes in one line: `TypeError: fetch failed, because of Error: …`. */
export function toCauseLine(error: unknown): string {
  return listCauses(error).map(toText).join(', because of ')
}
