/** Creates a promise and the function that resolves it, for an event that a test waits for. */
export function createStep<value>() {
  let settle: (value: value) => void = () => undefined
  const reached = new Promise<value>((resolve) => {
    settle = resolve
  })
  return { reached, reach: (value: value) => settle(value) }
}
