import type { Prompt } from './PromptBoard.ts'

/**
 * Returns the prompt without its recovery step (S-35).
 *
 * @returns `undefined` if the user may not postpone the step again.
 */
export function toPassed(prompt: Prompt, how: 'made' | 'later'): Prompt | undefined {
  if (how === 'later' && prompt.wayBack !== 'offer') return undefined
  const { wayBack: _, ...rest } = prompt
  return how === 'made' ? { ...rest, backedUp: true } : rest
}
