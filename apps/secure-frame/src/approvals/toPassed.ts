import type { Prompt } from './PromptBoard.ts'

/**
 * Returns the prompt after its recovery step (S-35), or `undefined` if the user must not postpone
 * the step.
 */
export function toPassed(prompt: Prompt, how: 'made' | 'later'): Prompt | undefined {
  if (how === 'later' && prompt.wayBack !== 'offer') return undefined
  const { wayBack: _, ...rest } = prompt
  return how === 'made' ? { ...rest, backedUp: true } : rest
}
