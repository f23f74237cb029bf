import type { Choice, Prompt } from '../../wire/wire.ts'

/** What a person chooses besides yes and no. Only what the request asks for is there. */
export type PromptChoice = Pick<Choice, 'accounts' | 'chains'>

/** What is chosen before the person has changed anything. */
export function toFirstChoice(prompt: Prompt): PromptChoice {
  if (prompt.kind === 'connect') return { accounts: [prompt.selected] }
  if (prompt.kind !== 'approve-session') return {}
  const served = prompt.chains.filter((chain) => chain.isSupported)
  return {
    accounts: [prompt.selected],
    chains: served.map(({ caipNetworkId }) => caipNetworkId),
  }
}
