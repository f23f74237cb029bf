/** A queue of promises that a test resolves one after the other, to delay answers of a fake. */
export type Later = {
  /** Adds a promise to the queue. It resolves when the test has reached it. */
  readonly wait: () => Promise<void>
  readonly answerOne: () => void
  readonly answerAll: () => void
}

/** Creates a queue of promises for a fake, empty at first. */
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
