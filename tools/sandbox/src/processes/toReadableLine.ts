import * as z from 'zod'

const Entry = z.looseObject({
  msg: z.string(),
  level: z.number().optional(),
  method: z.string().optional(),
  route: z.string().optional(),
  status: z.number().optional(),
  err: z.looseObject({ message: z.string() }).optional(),
})

const levels: Readonly<Record<number, string>> = { 40: 'warning', 50: 'error', 60: 'fatal' }

function parseEntry(text: string): z.infer<typeof Entry> | undefined {
  if (!text.startsWith('{')) return undefined
  try {
    return Entry.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** Formats a log line that is JSON as readable text. Returns other lines unchanged. */
export function toReadableLine(text: string): string {
  const entry = parseEntry(text)
  if (!entry) return text
  const { msg, level = 30, method, route, status, err } = entry
  return [levels[level], msg, method, route, status, err?.message]
    .filter((part) => part !== undefined)
    .join(' ')
}
