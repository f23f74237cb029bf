import { isWalletPersona } from '../wallets/walletPersonas.ts'
import type { Persona } from '../wire/wire.ts'
import { personaNames } from '../wire/wire.ts'

/** Thrown if a test or a page requests a behaviour or a wallet that does not exist. */
export class UnknownPersonaError extends Error {
  override readonly name = 'UnknownPersonaError'
  constructor(text: string) {
    super(`No persona "${text}". There are: ${personaNames.join(', ')}.`)
  }
}

export type PersonaChoice = {
  readonly personas: readonly Persona[]
  /** Delay of each answer in milliseconds, from the behaviour `slow:<seconds>`. */
  readonly slowMs?: number
}

const isPersona = (name: string): name is Persona => personaNames.some((known) => known === name)

/**
 * Returns a selection with one more behaviour or wallet. A wallet replaces another one, because the
 * sandbox wallet imitates one at a time.
 */
export function withPersona(personas: readonly Persona[], name: Persona): readonly Persona[] {
  const isReplaced = (other: Persona) => isWalletPersona(name) && isWalletPersona(other)
  return [...personas.filter((other) => other !== name && !isReplaced(other)), name]
}

/**
 * Parses a list of behaviours and a wallet such as `auto,slow:2,rabby`. An empty list means
 * `approves`. Of several wallets the last one counts.
 *
 * @throws {UnknownPersonaError} A name is unknown.
 */
export function parsePersonas(text: string): PersonaChoice {
  const parts = text.split(',').map((part) => part.trim())
  let personas: readonly Persona[] = []
  let slowMs: number | undefined
  for (const part of parts.filter(Boolean)) {
    const [name = '', seconds] = part.split(':')
    if (!isPersona(name)) throw new UnknownPersonaError(part)
    if (seconds !== undefined) {
      if (name !== 'slow' || !/^\d{1,3}(\.\d+)?$/.test(seconds)) throw new UnknownPersonaError(part)
      slowMs = Math.round(Number(seconds) * 1000)
    }
    personas = withPersona(personas, name)
  }
  if (personas.every(isWalletPersona)) personas = ['approves', ...personas]
  return slowMs === undefined ? { personas } : { personas, slowMs }
}

/** Returns whether the selected wallet behaviours add a second wallet to the page. */
export const hasSecondWallet = (personas: readonly Persona[]): boolean =>
  personas.includes('twins') || personas.includes('neighbours')

export type AnswerMode = 'ask' | 'approve' | 'reject' | 'reset' | 'never'

/**
 * Returns how the sandbox wallet answers requests that need an approval: by a prompt,
 * automatically, or never.
 */
export function getAnswerMode(personas: readonly Persona[]): AnswerMode {
  if (personas.includes('silent')) return 'never'
  if (personas.includes('resets')) return 'reset'
  if (personas.includes('rejects')) return 'reject'
  if (personas.includes('auto') || personas.includes('slow')) return 'approve'
  return 'ask'
}
