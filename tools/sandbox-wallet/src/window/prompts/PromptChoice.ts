import type { Choice, Prompt } from '../../wire/wire.ts'

/**
 * The user's choices on an approval page in addition to approve or reject. Only the fields that the
 * request needs are set.
 */
export type PromptChoice = Pick<Choice, 'accounts' | 'chains'>

/** Returns the choice that is preset when an approval page shows a request. */
export function toFirstChoice(prompt: Prompt): PromptChoice {
  if (prompt.kind === 'connect') return { accounts: [prompt.selected] }
  if (prompt.kind !== 'approve-session') return {}
  const served = prompt.chains.filter((chain) => chain.isSupported)
  return {
    accounts: [prompt.selected],
    chains: served.map(({ caipNetworkId }) => caipNetworkId),
  }
}
