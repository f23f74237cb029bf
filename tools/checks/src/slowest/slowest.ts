/** Duration of a test, or of the set-up of a test file, in the gate's last run. */
export type Took = { readonly seconds: number; readonly runner: string; readonly what: string }

type VitestReport = {
  readonly testResults: readonly {
    readonly name: string
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly duration?: number | null
    }[]
  }[]
}

type Suite = {
  readonly file: string
  readonly suites?: readonly Suite[]
  readonly specs?: readonly {
    readonly title: string
    readonly tests: readonly { readonly results: readonly { readonly duration: number }[] }[]
  }[]
}
type PlaywrightReport = { readonly suites: readonly Suite[] }

export type Times = { readonly tests: readonly Took[]; readonly setUps: readonly Took[] }

/**
 * Reads the durations in a vitest report. The time that a file needs outside of its tests is its
 * set-up.
 */
export function timesOfVitest(runner: string, { testResults }: VitestReport): Times {
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      seconds: (duration ?? 0) / 1_000,
      runner,
      what: `${name} · ${fullName}`,
    })),
  )
  const setUps = testResults.map(({ name, startTime, endTime, assertionResults }) => {
    const inTests = assertionResults.reduce((sum, { duration }) => sum + (duration ?? 0), 0)
    return { seconds: (endTime - startTime - inTests) / 1_000, runner, what: name }
  })
  return { tests, setUps }
}

function testsOfSuite({ file, suites = [], specs = [] }: Suite): readonly Took[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ results }) => ({
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1_000,
      runner: 'e2e',
      what: `${file} · ${title}`,
    })),
  )
  return [...own, ...suites.flatMap(testsOfSuite)]
}

/** Reads the durations in a Playwright report. The time of fixtures is part of their tests. */
export function timesOfPlaywright({ suites }: PlaywrightReport): Times {
  return { tests: suites.flatMap(testsOfSuite), setUps: [] }
}

/** Returns the `count` longest test durations, the longest first. */
export function longest(took: readonly Took[], count: number): readonly Took[] {
  return took.toSorted((a, b) => b.seconds - a.seconds).slice(0, count)
}
