import type { Choice, Prompt } from '../../wire/wire.ts'

/** The user's choices besides approve and reject. Contains only fields that the request needs. */
export type PromptChoice = Pick<Choice, 'accounts' | 'chains'>

/** Returns the default choice before a change by the user. */
export function toFirstChoice(prompt: Prompt): PromptChoice {
  if (prompt.kind === 'connect') return { accounts: [prompt.selected] }
  if (prompt.kind !== 'approve-session') return {}
  const served = prompt.chains.filter((chain) => chain.isSupported)
  return {
    accounts: [prompt.selected],
    chains: served.map(({ caipNetworkId }) => caipNetworkId),
  }
}
