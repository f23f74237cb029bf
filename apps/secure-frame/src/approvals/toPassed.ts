import type { Prompt } from './PromptBoard.ts'

/**
 * Takes from a prompt that a way back comes first (S-35).
 *
 * @returns `undefined` where it may not be put off again.
 */
export function toPassed(prompt: Prompt, how: 'made' | 'later'): Prompt | undefined {
  if (how === 'later' && prompt.wayBack !== 'offer') return undefined
  const { wayBack: _, ...rest } = prompt
  return how === 'made' ? { ...rest, backedUp: true } : rest
}
