/** What waits until somebody answers it. */
export type Later = {
  /** Resolves when it is its turn. */
  readonly wait: () => Promise<void>
  readonly answerOne: () => void
  readonly answerAll: () => void
}

/** Creates a line in which nothing waits. */
export function createLater(): Later {
  const waiting: (() => void)[] = []
  return {
    wait: () => new Promise<void>((resolve) => void waiting.push(resolve)),
    answerOne: () => waiting.shift()?.(),
    answerAll: () => {
      for (const answer of waiting.splice(0)) answer()
    },
  }
}
