/** A queue of promises that a test resolves. */
export type Later = {
  /** Resolves when its turn comes. */
  readonly wait: () => Promise<void>
  readonly answerOne: () => void
  readonly answerAll: () => void
}

/** Creates an empty queue. */
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
